/** Where the browser is that tests and pictures are made with; CHROMIUM_PATH may name another one. */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
