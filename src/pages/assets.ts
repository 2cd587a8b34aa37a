import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type Router from '@koa/router';
import { contentTag, sendTagged } from '../http/send-tagged.ts';
import { packageRoot } from '../lib/package-root.ts';

/** Files that pages load, from one folder. */
export interface Assets {
  /** Beginning of the paths under which they are served, with its last slash. */
  readonly path: string;
  /** Absolute; asked for when a file is first needed. */
  readonly folder: () => string;
  readonly files: readonly string[];
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What every page of `layout` loads. */
export const SITE_ASSETS: Assets = {
  path: '/assets/',
  folder: () => join(packageRoot, 'src/pages/assets'),
  files: ['site.css', 'parts.css', 'forms.css', 'icon.svg'],
};

/**
 * Adds a route for each file. Files are read when first asked for and kept. Scripts are asked for anew each time, so that after an upgrade no
 * module of before is loaded with one of after.
 */
export function serveAssets(router: Router, { path, folder, files }: Assets): void {
  for (const file of files) {
    const type = extname(file);
    let kept: { readonly text: string; readonly tag: string } | undefined;
    router.get(`${path}${file}`, async (ctx) => {
      if (!kept) {
        const text = readFileSync(join(folder(), file), 'utf8');
        kept = { text, tag: contentTag(text) };
      }
      const { text, tag } = kept;
      ctx.set('Cache-Control', type === '.js' ? 'public, no-cache' : 'public, max-age=3600');
      ctx.vary('Accept-Encoding');
      await sendTagged(ctx, tag, () => text, MEDIA_TYPES[type]);
    });
  }
}
