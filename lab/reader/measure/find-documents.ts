import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOfName } from '@menu-data-service/menu-model/formats';
import type { GoldDocument } from '@menu-data-service/menu-reader/test/measure/gold';
import { firstByte } from './restaurant-folds.ts';

export interface LabelledDocument {
  readonly id: string;
  readonly file: string;
  readonly gold: GoldDocument;
  /** True for the held-out third: the first byte of the SHA-256 of the id is divisible by 3. */
  readonly setAside: boolean;
}

const GOLD = '.gold.json';

/** Documents with answers (`ID.gold.json` beside `ID.pdf` or another format, or in folders `gold` and `files`). */
export function findDocuments(folder: string): LabelledDocument[] {
  const answers = existsSync(path.join(folder, 'gold')) ? path.join(folder, 'gold') : folder;
  const files = existsSync(path.join(folder, 'files')) ? path.join(folder, 'files') : folder;
  const documents = new Map(
    readdirSync(files).flatMap((name) => (kindOfName(name) ? [[path.parse(name).name, name] as const] : [])),
  );
  const ids = readdirSync(answers)
    .filter((name) => name.endsWith(GOLD))
    .map((name) => name.slice(0, -GOLD.length))
    .sort();
  return ids.flatMap((id) => {
    const document = documents.get(id);
    if (document === undefined) return [];
    const gold = JSON.parse(readFileSync(path.join(answers, id + GOLD), 'utf8')) as GoldDocument;
    return [{ id, file: path.join(files, document), gold, setAside: firstByte(id) % 3 === 0 }];
  });
}
