import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Router from '@koa/router';
import { contentTag, sendTagged } from '../http/send-tagged.ts';
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

/**
 * Adds a route for each file. Files are read when first asked for and kept. Scripts are asked for anew each time, so that after an upgrade no
 * module of before is loaded with one of after.
 */
export function serveAssets(router: Router, files: AssetFiles): void {
  for (const [path, { folder, file, mediaType }] of Object.entries(files)) {
    let kept: { readonly text: string; readonly tag: string } | undefined;
    router.get(path, async (ctx) => {
      if (!kept) {
        const text = readFileSync(join(folder(), file), 'utf8');
        kept = { text, tag: contentTag(text) };
      }
      const { text, tag } = kept;
      ctx.set('Cache-Control', mediaType === JAVASCRIPT ? 'public, no-cache' : 'public, max-age=3600');
      ctx.vary('Accept-Encoding');
      await sendTagged(ctx, tag, () => text, mediaType);
    });
  }
}
