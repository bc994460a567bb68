# Runs the whole analysis. Start it in the folder that holds README.txt:
#   Rscript R/00-run-all.R

if (!file.exists("data/okra-trial.csv")) {
  stop("Start this script in the folder that holds README.txt: data/okra-trial.csv was not found here.")
}
dir.create("output", showWarnings = FALSE)

for (script in c("01-read.R", "02-describe.R", "03-model.R", "04-figures.R")) {
  cat("\n---", script, "---\n")
  source(file.path("R", script), echo = FALSE)
}
cat("\nDone. Results are in output/\n")
