"""A second scorer of Écosystème, from the rulebook alone: slow, plain, and without a line of the engine."""

PAD = ["bee", "bear", "trout", "fox", "eagle", "dragonfly", "deer", "rabbit", "meadow", "stream", "wolf"]

Board = dict[tuple[int, int], str]


def neighbours(board: Board, place: tuple[int, int]) -> list[str]:
    row, column = place
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [board[other] for other in around if other in board]


def groups(board: Board, kind: str) -> list[set[tuple[int, int]]]:
    """Connected cards of a kind: begin with each alone and melt what touches until nothing melts."""
    found = [{place} for place, card in board.items() if card == kind]
    melted = True
    while melted:
        melted = False
        for one in found:
            for other in found:
                if one is not other and any(abs(a - c) + abs(b - d) == 1 for a, b in one for c, d in other):
                    one |= other
                    found.remove(other)
                    melted = True
                    break
            if melted:
                break
    return found


def largest_stream(board: Board) -> int:
    return max(map(len, groups(board, "stream")), default=0)


def pack(board: Board) -> int:
    return list(board.values()).count("wolf")


def own_points(board: Board) -> dict[str, int]:
    """Everything that needs no comparison."""
    points = dict.fromkeys(PAD, 0)
    for place, card in board.items():
        beside = neighbours(board, place)
        if card == "bee":
            points["bee"] += 3 * beside.count("meadow")
        if card == "bear":
            points["bear"] += 2 * (beside.count("bee") + beside.count("trout"))
        if card == "trout":
            points["trout"] += 2 * (beside.count("stream") + beside.count("dragonfly"))
        if card == "fox" and "wolf" not in beside and "bear" not in beside:
            points["fox"] += 3
        if card == "eagle":
            for (row, column), prey in board.items():
                far = abs(row - place[0]) + abs(column - place[1])
                if 1 <= far <= 2 and prey in ("rabbit", "trout"):
                    points["eagle"] += 2
        if card == "dragonfly":
            for stream in groups(board, "stream"):
                if any(abs(row - place[0]) + abs(column - place[1]) == 1 for row, column in stream):
                    points["dragonfly"] += len(stream)
        if card == "rabbit":
            points["rabbit"] += 1
    deer = [place for place, card in board.items() if card == "deer"]
    points["deer"] = 2 * len({row for row, _ in deer}) + 2 * len({column for _, column in deer})
    points["meadow"] = sum({1: 0, 2: 3, 3: 6, 4: 10}.get(len(area), 15) for area in groups(board, "meadow"))
    return points


def prize(mine: int, all_of_table: list[int], prizes: list[int]) -> int:
    if mine == 0:
        return 0
    order = sorted(all_of_table, reverse=True)
    place = order.index(mine)
    return prizes[place] if place < len(prizes) else 0


def biodiversity(points: dict[str, int]) -> int:
    gaps = sum(1 for kind in PAD if points[kind] == 0)
    if gaps <= 2:
        return 12
    return {3: 7, 4: 3, 5: 0}.get(gaps, -5)


def table_points(boards: list[Board], streams: list[int] | None = None) -> list[dict[str, int]]:
    """Each board's column of the pad. `streams` replaces the lengths compared, for a neutral player's."""
    lengths = streams or [largest_stream(board) for board in boards]
    packs = [pack(board) for board in boards]
    columns = []
    for number, board in enumerate(boards):
        points = own_points(board)
        points["stream"] = prize(lengths[number], lengths, [8, 5])
        points["wolf"] = prize(packs[number], packs, [12, 8, 4])
        points["biodiversity"] = biodiversity(points)
        columns.append(points)
    return columns
