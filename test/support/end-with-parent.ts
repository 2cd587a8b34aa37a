/** Ends this process with the one that forked it and would have killed it, also where that one was quicker. */
export function endWithParent(): void {
  if (!process.connected) process.exit();
  process.once('disconnect', () => process.exit());
}
