import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApi } from '../../src/api/openapi/create-openapi.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { OpenApiDocument } from './breaking-changes.ts';

const FILE = join(packageRoot, 'docs', 'openapi-released.json');

/** Keys of texts for people. */
const TEXTS = new Set(['description', 'summary', 'example']);

/** The OpenAPI document as clients of the last release know it. */
export function releasedDocument(): OpenApiDocument {
  return JSON.parse(readFileSync(FILE, 'utf8')) as OpenApiDocument;
}

/** The document as this version serves it, without what depends on the data or the place. */
export function currentDocument(): OpenApiDocument {
  const places = { baseUrl: 'https://api.menus.example', authUrl: 'https://auth.menus.example' };
  return JSON.parse(JSON.stringify(createOpenApi(places, null))) as OpenApiDocument;
}

/** Takes the document of this version as released, without its texts, which break nobody. */
export function writeReleasedDocument(): void {
  const withoutTexts = (key: string, value: unknown) =>
    TEXTS.has(key) && typeof value === 'string' ? undefined : value;
  writeFileSync(FILE, `${JSON.stringify(currentDocument(), withoutTexts, 1)}\n`);
}
