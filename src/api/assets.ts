import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../lib/package-root.ts';
import { type AssetFiles, CSS, JAVASCRIPT, SITE_ASSETS } from '../pages/assets.ts';

const own = () => join(packageRoot, 'src/api/pages/assets');
const swaggerUi = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** What the pages of the API load. */
export const API_ASSETS: AssetFiles = {
  ...SITE_ASSETS,
  '/assets/find.css': { folder: own, file: 'find.css', mediaType: CSS },
  '/assets/find.js': { folder: own, file: 'find.js', mediaType: JAVASCRIPT },
  '/assets/suggest.js': { folder: own, file: 'suggest.js', mediaType: JAVASCRIPT },
  '/assets/near.js': { folder: own, file: 'near.js', mediaType: JAVASCRIPT },
  '/assets/read.css': { folder: own, file: 'read.css', mediaType: CSS },
  '/assets/docs.css': { folder: own, file: 'docs.css', mediaType: CSS },
  '/assets/docs.js': { folder: own, file: 'docs.js', mediaType: JAVASCRIPT },
  '/docs/swagger-ui.css': { folder: swaggerUi, file: 'swagger-ui.css', mediaType: CSS },
  '/docs/swagger-ui-bundle.js': { folder: swaggerUi, file: 'swagger-ui-bundle.js', mediaType: JAVASCRIPT },
};
