import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createParser } from '@menu-data-service/menu-reader';
import pino from 'pino';
import { tagDraft } from '../../../ingest/enrich/tag-draft.ts';
import { readManifest } from '../../../ingest/manifest.ts';
import { understandDocument } from '../../../ingest/understand-document.ts';
import type { TaggedMenu } from '../../../src/domain/published-menu.ts';
import { packageRoot } from '../../../src/lib/package-root.ts';

/** One document of samples/. */
export interface ReadSample {
  readonly restaurant: string;
  readonly label: string;
  readonly menus: readonly TaggedMenu[];
}

/** Every document of samples/, read by the parser and tagged as ingestion would. */
export async function* readSamples(): AsyncGenerator<ReadSample> {
  const parser = createParser({ logger: pino({ level: 'silent' }) });
  try {
    for (const { facts, menus } of await readManifest(join(packageRoot, 'samples', 'manifest.json'))) {
      for (const { label, sourceUrl, menuName } of menus) {
        const bytes = await readFile(join(packageRoot, 'samples', label));
        const document = await understandDocument(
          { bytes, label, sourceUrl },
          { restaurantId: '', cuisine: facts.cuisine, menuName },
          {
            parse: (source) => parser.parse({ bytes: source.bytes, fileName: source.label }),
            correct: async ({ menus }) => ({ menus, review: [] }),
            tag: tagDraft,
          },
        );
        yield { restaurant: facts.name, label, menus: document.menus.map(({ menu }) => menu) };
      }
    }
  } finally {
    await parser.close();
  }
}
