/** True where the disk is too full to start a server, by our own error or by the end of the server's log in it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOSPC') || error.message.includes('No space left on device');
}
