/** Loaded into every measured process by --import: reports to its parent the processor time over all threads, and memory and handles. */
process.on('message', (question) => {
  if (question === 'usage') process.send?.(process.cpuUsage());
  if (question === 'held') {
    process.send?.({
      residentBytes: process.memoryUsage.rss(),
      resources: process.getActiveResourcesInfo().length,
    });
  }
});
// The channel must not keep a process alive that would end by itself.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
