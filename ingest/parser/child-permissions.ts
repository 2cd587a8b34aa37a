const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Options of node that take from a process what reading documents does not need: writing files, starting programs and,
 * from Node 25 on, the network. OCR and pictures need native add-ons, whose own code is not held back by any of this; the
 * watchdog of memory needs a thread.
 */
export const childPermissions: readonly string[] = [
  permission,
  '--allow-fs-read=*',
  '--allow-worker',
  '--allow-addons',
  // said at every start, to nobody
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];
