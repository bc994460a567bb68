# Analysis of variance with farms as blocks, and what it assumes.

model <- aov(yield_kg ~ farm + watering * mulch, data = trial)
anova_table <- summary(model)[[1]]
print(anova_table)

# Assumptions. The tests are a help; the plots in 04-figures.R decide.
normality <- shapiro.test(residuals(model))
spread <- bartlett.test(residuals(model), interaction(trial$watering, trial$mulch))
cat("\nResiduals: Shapiro-Wilk p =", round(normality$p.value, 3),
    "| equal spread: Bartlett p =", round(spread$p.value, 3), "\n")

# Differences in kilograms per plot with their 95 % intervals, from the same error term.
difference <- function(rows_a, rows_b, fit = model, data = trial) {
  error <- sum(residuals(fit)^2) / fit$df.residual
  degrees <- fit$df.residual
  estimate <- mean(data$yield_kg[rows_a]) - mean(data$yield_kg[rows_b])
  half <- qt(0.975, degrees) * sqrt(error * (1 / sum(rows_a) + 1 / sum(rows_b)))
  c(difference_kg = estimate, lower = estimate - half, upper = estimate + half)
}

drip <- trial$watering == "drip"
mulched <- trial$mulch == "mulch"
differences <- rbind(
  "drip - furrow, all plots" = difference(drip, !drip),
  "drip - furrow, without mulch" = difference(drip & !mulched, !drip & !mulched),
  "drip - furrow, with mulch" = difference(drip & mulched, !drip & mulched),
  "mulch - none, all plots" = difference(mulched, !mulched)
)
print(round(differences, 2))
write.csv(round(differences, 3), "output/table-2-differences.csv")

# Does one poor plot carry the result?
without_32 <- trial[trial$plot != 32, ]
model_32 <- aov(yield_kg ~ farm + watering * mulch, data = without_32)
drip_32 <- without_32$watering == "drip"
check <- difference(drip_32, !drip_32, fit = model_32, data = without_32)
cat("\nDrip - furrow with all plots:", round(differences[1, 1], 2),
    "kg; without plot 32:", round(check[1], 2), "kg\n")

# The answer in words, written from the numbers.
saved <- 100 * (1 - mean(trial$water_l[drip]) / mean(trial$water_l[!drip]))
p_interaction <- anova_table[["Pr(>F)"]][4]
lines <- c(
  "Summary",
  sprintf("Drip watering gave %.1f kg more per plot than furrows (95 %% interval %.1f to %.1f) and used %.0f %% less water.",
          differences[1, 1], differences[1, 2], differences[1, 3], saved),
  sprintf("Without mulch the gain was %.1f kg, with mulch %.1f kg; the data %s that mulch changes the gain (p = %.2f).",
          differences[2, 1], differences[3, 1],
          if (p_interaction < 0.05) "indicate" else "do not establish", p_interaction),
  sprintf("Mulch by itself added %.1f kg (%.1f to %.1f).",
          differences[4, 1], differences[4, 2], differences[4, 3]),
  "Whether the lines pay depends on their price per plot and season: they do once it is below the price of the gain.",
  "The farms, the trial and all numbers are invented."
)
writeLines(lines, "output/summary.txt")
cat("\n", paste(lines, collapse = "\n"), "\n", sep = "")
