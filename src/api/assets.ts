import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../lib/package-root.ts';
import { type Assets, SITE_ASSETS } from '../pages/assets.ts';

export const API_ASSETS: readonly Assets[] = [
  SITE_ASSETS,
  {
    path: '/assets/',
    folder: () => join(packageRoot, 'src/api/pages/assets'),
    files: ['find.css', 'find.js', 'suggest.js', 'near.js', 'read.css', 'docs.css', 'docs.js'],
  },
  {
    path: '/docs/',
    folder: () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    files: ['swagger-ui.css', 'swagger-ui-bundle.js'],
  },
];
