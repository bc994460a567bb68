# Means and standard deviations by treatment: the first thing to look at.

describe <- function(values) c(n = length(values), mean = mean(values), sd = sd(values))

groups <- aggregate(yield_kg ~ watering + mulch, data = trial, FUN = describe)
water <- aggregate(water_l ~ watering + mulch, data = trial, FUN = mean)

summary_table <- data.frame(
  watering = groups$watering,
  mulch = groups$mulch,
  plots = groups$yield_kg[, "n"],
  yield_mean_kg = round(groups$yield_kg[, "mean"], 2),
  yield_sd_kg = round(groups$yield_kg[, "sd"], 2),
  water_mean_l = round(water$water_l),
  grams_per_litre = round(1000 * groups$yield_kg[, "mean"] / water$water_l, 1)
)

print(summary_table, row.names = FALSE)
write.csv(summary_table, "output/table-1-means.csv", row.names = FALSE)
