/** Browser of tests and pictures; CHROMIUM_PATH may name another one. */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
