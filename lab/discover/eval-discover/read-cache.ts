import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parser, SitePage } from '@menu-data-service/menu-reader';
import type { LoadedSource } from '../../../ingest/loaded-source.ts';
import { sha256Of } from '../../../src/lib/sha256.ts';

export type ReadPage = (source: LoadedSource) => Promise<SitePage>;

/** Reads documents; what was read is kept in a folder, where one is given. */
export function readThroughCache(folder: string | undefined, parser: Pick<Parser, 'page'>): ReadPage {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  return async ({ bytes, mediaType, label }) => {
    const file = folder === undefined ? undefined : join(folder, `${sha256Of(bytes)}.json`);
    const kept = file === undefined ? undefined : readKept(file);
    if (kept) return kept;
    const page = await parser.page({ bytes, fileName: label, ...(mediaType !== undefined && { mediaType }) });
    if (file !== undefined) writeFileSync(file, JSON.stringify(page));
    return page;
  };
}

function readKept(file: string): SitePage | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SitePage;
  } catch {
    return undefined;
  }
}
