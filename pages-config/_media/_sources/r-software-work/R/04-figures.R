# Two figures: the result, and the check of the model.

ink <- "#14214f"
light <- "#f6a21e"

pdf("output/figure-1-yield.pdf", width = 6.5, height = 4.2)
par(mar = c(4.5, 4.5, 1, 1), las = 1)
spots <- c("furrow.none" = 1, "furrow.mulch" = 2, "drip.none" = 3.5, "drip.mulch" = 4.5)
group <- as.character(interaction(trial$watering, trial$mulch))
at <- spots[group]
# A fixed pattern in place of random jitter, so that the figure is the same each time.
shift <- rep(seq(-0.22, 0.22, length.out = 12), length.out = nrow(trial))
plot(at + shift, trial$yield_kg, pch = 21, col = ink, bg = ifelse(trial$mulch == "mulch", light, "white"),
     xlim = c(0.5, 5), xaxt = "n", xlab = "", ylab = "Yield, kg per plot", bty = "l")
axis(1, at = spots, labels = c("no mulch", "mulch", "no mulch", "mulch"), tick = FALSE)
mtext(c("furrow", "drip"), side = 1, line = 2.6, at = c(1.5, 4), font = 2, col = ink)
means <- tapply(trial$yield_kg, group, mean)
segments(spots[names(means)] - 0.3, means, spots[names(means)] + 0.3, means, lwd = 3, col = ink)
invisible(dev.off())

pdf("output/figure-2-residuals.pdf", width = 7.5, height = 3.8)
par(mfrow = c(1, 2), mar = c(4.5, 4.5, 2, 1), las = 1)
plot(fitted(model), residuals(model), pch = 21, col = ink, bg = "white", bty = "l",
     xlab = "Fitted yield, kg", ylab = "Residual, kg", main = "Spread")
abline(h = 0, col = light, lwd = 2)
qqnorm(residuals(model), pch = 21, col = ink, bg = "white", bty = "l", main = "Normality")
qqline(residuals(model), col = light, lwd = 2)
invisible(dev.off())

cat("Wrote output/figure-1-yield.pdf and output/figure-2-residuals.pdf\n")
