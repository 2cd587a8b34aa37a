import { existsSync } from 'node:fs';
import test, { type ExecutionContext } from 'ava';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_PATH } from './chromium-path.ts';

export type ColorScheme = 'light' | 'dark';

export interface PageOptions {
  /** CSS pixels; 1280 by default. */
  readonly width?: number;
  readonly colorScheme?: ColorScheme;
  /** False disables scripts. */
  readonly javaScriptEnabled?: boolean;
  /** Allows an error status for the page. */
  readonly mayFail?: boolean;
}

let running: Promise<Browser> | undefined;

/** One browser for all tests of a file; it ends with the process of the file. */
function browser(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: CHROMIUM_PATH });
  return running;
}

test.after.always(async () => (await running)?.close());

/** Declares a test that drives a Chromium; without one it says so and passes. CHROMIUM_PATH names another one. */
export function browserTest(title: string, body: (t: ExecutionContext) => Promise<void>): void {
  // Serial: several browsers on one machine are slow enough to fail.
  test.serial(title, async (t) => {
    t.timeout(240_000);
    if (existsSync(CHROMIUM_PATH)) return body(t);
    t.log(`not tried: there is no Chromium at ${CHROMIUM_PATH}; CHROMIUM_PATH may name one`);
    t.pass();
  });
}

/** Opens a page in its own session. The test fails if the page reports an error, such as a policy violation. */
export async function openPage(t: ExecutionContext, options: PageOptions = {}): Promise<Page> {
  const { width = 1280, mayFail = false, ...more } = options;
  const context = await (await browser()).newContext({ viewport: { width, height: 800 }, ...more });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (!mayFail || !message.text().startsWith('Failed to load resource')) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  t.teardown(async () => {
    await context.close();
    if (errors.length > 0) throw new Error(`the page reports ${errors.join('; ')}`);
  });
  return page;
}
