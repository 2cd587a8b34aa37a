/** Loaded into every measured process by --import: tells its parent how much processor time it has used, all threads together. */
process.on('message', (question) => {
  if (question === 'usage') process.send?.(process.cpuUsage());
});
// A process that ends by itself ends as it would without being measured.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
