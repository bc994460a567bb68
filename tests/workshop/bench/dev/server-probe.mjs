/*
 * Loaded ahead of a server that is measured (node --import): tells the process that has started it what it has taken so far,
 * its threads included, whenever that asks.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() / 2 ** 20 });
});
