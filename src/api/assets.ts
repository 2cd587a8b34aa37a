import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../lib/package-root.ts';

/** A file that pages load, with its media type. */
export interface Asset {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

const OWN = join(packageRoot, 'src/api/pages/assets');
const swaggerUi = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

const FILES: Readonly<
  Record<string, { readonly folder: () => string; readonly file: string; readonly mediaType: string }>
> = {
  '/assets/site.css': { folder: () => OWN, file: 'site.css', mediaType: CSS },
  '/assets/icon.svg': { folder: () => OWN, file: 'icon.svg', mediaType: 'image/svg+xml' },
  '/assets/docs.js': { folder: () => OWN, file: 'docs.js', mediaType: JAVASCRIPT },
  '/docs/swagger-ui.css': { folder: swaggerUi, file: 'swagger-ui.css', mediaType: CSS },
  '/docs/swagger-ui-bundle.js': { folder: swaggerUi, file: 'swagger-ui-bundle.js', mediaType: JAVASCRIPT },
};

export const ASSET_PATHS: readonly string[] = Object.keys(FILES);

/** Files of the pages, read when first asked for and kept. */
export function createAssets(): (path: string) => Asset | undefined {
  const read = new Map<string, Asset>();
  return (path) => {
    const known = read.get(path);
    const source = FILES[path];
    if (known || !source) return known;
    const asset = { bytes: readFileSync(join(source.folder(), source.file)), mediaType: source.mediaType };
    read.set(path, asset);
    return asset;
  };
}
