import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileAt, type StoredSite } from './stored-files.ts';

/** A loopback address of this machine alone: the only one that a visit may connect to. */
export const OWN_LOOPBACK = process.platform === 'linux' ? '127.84.17.9' : '127.0.0.1';

export interface ServedSite {
  readonly port: number;
  readonly asked: readonly string[];
  readonly atOnce: () => number;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  ...Object.fromEntries(
    ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff', 'heic'].map((kind) => [`.${kind}`, `image/${kind}`]),
  ),
  '.jpg': 'image/jpeg',
};

export async function serveSite(site: StoredSite): Promise<ServedSite> {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    const path = request.url ?? '/';
    asked.push(path);
    const file = fileAt(site, new URL(path, 'http://site.example').pathname);
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return;
    }
    const type = TYPES[extname(file).toLowerCase()] ?? 'text/html';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(join(site.folder, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, OWN_LOOPBACK, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    atOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
