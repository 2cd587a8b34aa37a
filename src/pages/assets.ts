import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Router from '@koa/router';
import { sendText } from '../http/send-text.ts';
import { packageRoot } from '../lib/package-root.ts';

/** A file that pages load. */
export interface AssetFile {
  /** Absolute; asked for when the file is first needed. */
  readonly folder: () => string;
  readonly file: string;
  readonly mediaType: string;
}

/** By the path under which they are served. */
export type AssetFiles = Readonly<Record<string, AssetFile>>;

export const JAVASCRIPT = 'text/javascript; charset=utf-8';
export const CSS = 'text/css; charset=utf-8';

const folder = () => join(packageRoot, 'src/pages/assets');

/** What every page of `layout` loads. */
export const SITE_ASSETS: AssetFiles = {
  '/assets/site.css': { folder, file: 'site.css', mediaType: CSS },
  '/assets/parts.css': { folder, file: 'parts.css', mediaType: CSS },
  '/assets/forms.css': { folder, file: 'forms.css', mediaType: CSS },
  '/assets/icon.svg': { folder, file: 'icon.svg', mediaType: 'image/svg+xml' },
};

/** Adds a route for each file. Files are read when first asked for and kept. */
export function serveAssets(router: Router, files: AssetFiles): void {
  for (const [path, { folder, file, mediaType }] of Object.entries(files)) {
    let bytes: Buffer | undefined;
    router.get(path, async (ctx) => {
      bytes ??= readFileSync(join(folder(), file));
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.vary('Accept-Encoding');
      await sendText(ctx, bytes, mediaType);
    });
  }
}
