/*
 * Loaded before a measured server (node --import): reports the resources so far to the parent process on request,
 * threads included.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() / 2 ** 20 });
});
