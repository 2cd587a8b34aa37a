const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Options of node that deny a process what reading documents does not need: writing files, starting programs and, since
 * Node 25, the network. OCR and pictures need native add-ons, whose code is not bound by any of this; the memory watchdog
 * needs a thread.
 */
export const CHILD_PERMISSIONS: readonly string[] = [
  PERMISSION,
  '--allow-fs-read=*',
  '--allow-worker',
  '--allow-addons',
  // at every start, with nobody to read them
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];
