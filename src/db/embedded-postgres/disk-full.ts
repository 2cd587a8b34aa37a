/** True where a server could not be started because nothing can be written: by our own error, or by the end of its log in it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOSPC') || error.message.includes('No space left on device');
}
