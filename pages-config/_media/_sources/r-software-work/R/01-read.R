# Reads the trial and checks that it is what the design says.

trial <- read.csv("data/okra-trial.csv", stringsAsFactors = FALSE)

trial$farm <- factor(trial$farm)
trial$watering <- factor(trial$watering, levels = c("furrow", "drip"))
trial$mulch <- factor(trial$mulch, levels = c("none", "mulch"))

# The design: every combination of farm, watering and mulch has two plots.
counts <- table(trial$farm, trial$watering, trial$mulch)
stopifnot(
  "There should be 48 plots" = nrow(trial) == 48,
  "Every combination needs two plots" = all(counts == 2),
  "Plot numbers must be unique" = !anyDuplicated(trial$plot),
  "Values are missing" = !anyNA(trial),
  "A yield is outside of what a plot can bear" = all(trial$yield_kg > 5 & trial$yield_kg < 45)
)

cat(nrow(trial), "plots on", nlevels(trial$farm), "farms, two for each combination: as designed.\n")
