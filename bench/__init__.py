"""`make bench`: how fast the games run, as ratios to OpenSpiel's oh_hell measured in the same run."""
