/* Loaded before a measured server (node --import): on request, reports the used resources to the parent process,
   those of threads included. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() / 2 ** 20 });
});
