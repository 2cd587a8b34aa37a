import { existsSync } from 'node:fs';
import test, { type ExecutionContext } from 'ava';
import { type Browser, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export type ColorScheme = 'light' | 'dark';

export interface PageOptions {
  /** CSS pixels; 1280 by default. */
  readonly width?: number;
  readonly colorScheme?: ColorScheme;
  /** False for a browser in which scripts are off. */
  readonly javaScriptEnabled?: boolean;
}

let running: Promise<Browser> | undefined;

/** One browser for all tests of a file; it ends with the process of the file. */
function browser(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: CHROMIUM });
  return running;
}

test.after.always(async () => (await running)?.close());

/** A test that drives a Chromium; where none is installed it says so and passes. CHROMIUM_PATH names another one. */
export function browserTest(title: string, body: (t: ExecutionContext) => Promise<void>): void {
  test(title, async (t) => {
    if (existsSync(CHROMIUM)) return body(t);
    t.log(`not tried: there is no Chromium at ${CHROMIUM}; CHROMIUM_PATH may name one`);
    t.pass();
  });
}

/** A page in a session of its own. The test fails where the page reports an error, such as something that its policy blocks. */
export async function openPage(t: ExecutionContext, options: PageOptions = {}): Promise<Page> {
  const { width = 1280, ...more } = options;
  const context = await (await browser()).newContext({ viewport: { width, height: 800 }, ...more });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  t.teardown(async () => {
    await context.close();
    if (errors.length > 0) throw new Error(`the page reports ${errors.join('; ')}`);
  });
  return page;
}
