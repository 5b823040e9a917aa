/** A choice the browser keeps for next time; without storage it lasts as long as the page. */
export function remembered<T extends string>(name: string, choices: readonly T[], otherwise: () => T) {
  const key = `sylve-${name}`;
  return {
    read(): T {
      try {
        const kept = localStorage.getItem(key);
        return choices.find((choice) => choice === kept) ?? otherwise();
      } catch {
        return otherwise();
      }
    },
    write(value: T): void {
      try {
        localStorage.setItem(key, value);
      } catch {
        // private browsing: the choice is forgotten with the page
      }
    },
  };
}
