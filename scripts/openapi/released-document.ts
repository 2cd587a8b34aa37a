import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApi } from '../../src/api/openapi/create-openapi.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { OpenApiDocument } from './breaking-changes.ts';

const FILE = join(packageRoot, 'docs', 'openapi-released.json');

/** What breaks nobody when it changes. */
const TEXTS = new Set(['description', 'summary', 'example', 'examples', 'tags', 'operationId']);

/** The OpenAPI document as clients of the last release know it. */
export function releasedDocument(): OpenApiDocument {
  return JSON.parse(readFileSync(FILE, 'utf8')) as OpenApiDocument;
}

/** The document as this version serves it, without what depends on the data or the place. */
export function currentDocument(): OpenApiDocument {
  const places = { baseUrl: 'https://api.menus.example', authUrl: 'https://auth.menus.example' };
  return JSON.parse(JSON.stringify(createOpenApi(places, null))) as OpenApiDocument;
}

/** Takes the paths and schemas of this version as released, each on a line, without texts and failures, which break nobody. */
export function writeReleasedDocument(): void {
  const { paths = {}, components: { schemas = {} } = {} } = currentDocument();
  const withoutTexts = (key: string, value: unknown) =>
    (TEXTS.has(key) && (typeof value !== 'object' || Array.isArray(value))) ||
    key === 'headers' ||
    /^[45]\d\d$/.test(key)
      ? undefined
      : value;
  const lines = (entries: object) =>
    Object.entries(entries).map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one, withoutTexts)}`);
  const text = `{"paths":{\n${lines(paths).join(',\n')}\n},\n"components":{"schemas":{\n${lines(schemas).join(',\n')}\n}}}\n`;
  writeFileSync(FILE, text);
}
