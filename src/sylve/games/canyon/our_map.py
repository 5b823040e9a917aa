"""Our map of the river. An owner of the box can draw another one in the same manner (RULES.md §9)."""

from typing import Final

OUR_MAP: Final = """\
# The river of Canyon: our own drawing, made to every fact that is known of the printed board
# (28 spaces from start to stage, seven rows of arrows, narrows, islands, fall, cave, three stages).
#
# Looking down the page is looking down the river; lanes a to f go from the left bank to the right.
#   S start pier   ~ calm water   # bank, rock or island   L landing stage   W waterfall
#   ↑ ↗ → ↘ ↓ ↙ ← ↖  rapids, with the way their current runs
# A rank with a minus is left out of the quick board. Words after the lanes are remarks.
# The last line names the spaces that the cave opens on.

rank  abcdef
  0   SSSSSS  start
  1   ~~~~~~
  2-  #~~~~#
  3   ##~~##  narrows
  4   ##~~##
  5   #~~~~#
  6   ~~##~~  first island
  7   ~###~~  its left arm is one canoe wide
  8   ~~##~~
  9-  #~~~~#
 10   ##~~~#
 11   ###~~#  narrows
 12   ###~~#
 13-  ##~~~~
 14   #~~#~~  second island
 15   ~~##~#  its right arm is one canoe wide
 16   #~~#~#
 17   #~~~##
 18   ##~~##  narrows
 19   #~~~~#
 20   #~~~~#  the last calm water
 21   #↘↘↘→W  rapids
 22   #→→→→W
 23   ##→→→W
 24   ##→→→W
 25   ##→→→W
 26   #→→→↗W
 27   #→→↗↗W
 28   #LLL##  village

cave  e19 e20
"""
