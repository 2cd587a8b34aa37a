import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** This package and its siblings: code, models and word lists. Links to them are followed before they are opened. */
const PACKAGES = fileURLToPath(new URL('../../../../', import.meta.url));
const LIBRARIES = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), '..');

/**
 * Node options that deny a process everything that reading documents does not need: files other than its own code and models, and so also the
 * environment and keys of its parent; writing; starting programs and, since Node 25, the network. OCR and pictures need native add-ons, whose
 * code is not bound by any of this; the memory watchdog needs a thread.
 * @param script that is run, which the service bundle has in a folder of its own
 */
export const childPermissions = (script: string): readonly string[] => [
  PERMISSION,
  ...[PACKAGES, LIBRARIES, dirname(script)].map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  '--allow-worker',
  '--allow-addons',
  // printed at every start, with nobody to read them
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];
