import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** A browser without a window that prints and pictures pages. Sizes in points. */
export interface Browser {
  print(html: string): Promise<Uint8Array>;
  /** A PNG of the first paper's height of the page, or of all of it where it is longer. */
  picture(
    html: string,
    size: { readonly width: number; readonly height: number; readonly scale: number },
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}

const PIXELS = 96 / 72;
const answer = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  sessionId: z.string().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
});
const text = (result: Record<string, unknown>, key: string): string => z.string().parse(result[key]);

/** Starts Chromium and speaks its protocol of development over a pipe. Throws where `executable` cannot be started. */
export async function openBrowser(executable = 'chromium'): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'draw-menus-'));
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--remote-debugging-pipe',
    '--allow-file-access-from-files',
    `--user-data-dir=${folder}`,
  ];
  const process = spawn(executable, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const call = createCaller(process);
  const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
  const session = text(await call('Target.attachToTarget', { targetId, flatten: true }), 'sessionId');
  await call('Page.enable', {}, session);
  const file = path.join(folder, 'page.html');
  const open = async (html: string): Promise<void> => {
    writeFileSync(file, html);
    await call('Page.navigate', { url: pathToFileURL(file).href }, session);
    await call(
      'Runtime.evaluate',
      {
        expression:
          'new Promise((done) => { const wait = () => document.readyState === "complete" ? document.fonts.ready.then(() => done(1)) : setTimeout(wait, 10); wait(); })',
        awaitPromise: true,
      },
      session,
    );
  };
  return {
    print: async (html) => {
      await open(html);
      const printed = await call(
        'Page.printToPDF',
        { preferCSSPageSize: true, printBackground: true, generateTaggedPDF: false },
        session,
      );
      return Buffer.from(text(printed, 'data'), 'base64');
    },
    picture: async (html, { width, height, scale }) => {
      const sized = {
        width: Math.round(width * PIXELS),
        height: Math.round(height * PIXELS),
        deviceScaleFactor: scale,
        mobile: false,
      };
      await call('Emulation.setDeviceMetricsOverride', sized, session);
      await open(html);
      const shot = await call('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true }, session);
      return Buffer.from(text(shot, 'data'), 'base64');
    },
    close: async () => {
      process.kill();
      await new Promise((done) => process.once('exit', done));
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

type Call = (
  method: string,
  params: Readonly<Record<string, unknown>>,
  sessionId?: string,
) => Promise<Record<string, unknown>>;

function createCaller(process: ChildProcess): Call {
  const [, , , into, from] = process.stdio as unknown as [null, null, null, Duplex, Duplex];
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  let rest = Buffer.alloc(0);
  from.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      const said = answer.parse(JSON.parse(rest.subarray(0, end).toString()));
      rest = rest.subarray(end + 1);
      const caller = waiting.get(said.id ?? -1);
      if (said.id === undefined || !caller) continue;
      waiting.delete(said.id);
      if (said.error) caller.reject(new Error(said.error.message));
      else caller.resolve(said.result ?? {});
    }
  });
  process.once('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  return (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      into.write(`${JSON.stringify({ id: last, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    });
}
