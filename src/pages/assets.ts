import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type Router from '@koa/router';
import { type FixedText, fixedText } from '../http/fixed-text.ts';
import { sendFixed } from '../http/send-tagged.ts';
import { packageRoot } from '../lib/package-root.ts';

export interface Assets {
  readonly path: string;
  /** Absolute; resolved when a file is first needed. */
  readonly folder: () => string;
  readonly files: readonly string[];
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export const SITE_ASSETS: Assets = {
  path: '/assets/',
  folder: () => join(packageRoot, 'src/pages/assets'),
  files: ['site.css', 'parts.css', 'forms.css', 'icon.svg'],
};

/**
 * Adds a route for each file. Files are read on first request and kept. Scripts are revalidated each time, so that after an upgrade modules
 * of two versions never mix.
 */
export function serveAssets(router: Router, { path, folder, files }: Assets): void {
  for (const file of files) {
    const type = extname(file);
    let kept: FixedText | undefined;
    router.get(`${path}${file}`, async (ctx) => {
      kept ??= fixedText(readFileSync(join(folder(), file), 'utf8'));
      ctx.set('Cache-Control', type === '.js' ? 'public, no-cache' : 'public, max-age=3600');
      ctx.vary('Accept-Encoding');
      await sendFixed(ctx, kept, MEDIA_TYPES[type]);
    });
  }
}
