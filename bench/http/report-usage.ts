/** Loaded into every measured process by --import: tells its parent how much processor time it has used, all threads together. */
process.on('message', (question) => {
  if (question === 'usage') process.send?.(process.cpuUsage());
});
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
