/** Loaded into every measured process by --import: tells its parent the processor time it has used, all threads together, and what it holds. */
process.on('message', (question) => {
  if (question === 'usage') process.send?.(process.cpuUsage());
  if (question === 'held') {
    process.send?.({
      residentBytes: process.memoryUsage.rss(),
      resources: process.getActiveResourcesInfo().length,
    });
  }
});
// A process that ends by itself ends as it would without being measured.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
