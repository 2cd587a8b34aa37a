/** Ends this process with its parent, even if the parent ends before it can kill it. */
export function endWithParent(): void {
  if (!process.connected) process.exit();
  process.once('disconnect', () => process.exit());
}
