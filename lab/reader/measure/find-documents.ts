import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GoldDocument } from '@menu-data-service/menu-reader/test/measure/gold';

export interface LabelledDocument {
  readonly id: string;
  readonly file: string;
  readonly gold: GoldDocument;
  /** In the third that nobody tunes to: the first byte of the SHA-256 of the id is divisible by 3. */
  readonly setAside: boolean;
}

const GOLD = '.gold.json';
const KINDS = ['.pdf', '.html', '.png', '.jpg', '.jpeg', '.webp'];

/** Documents with answers (`ID.gold.json` beside `ID.pdf`, or in folders `gold` and `files`). */
export function findDocuments(folder: string): LabelledDocument[] {
  const answers = existsSync(path.join(folder, 'gold')) ? path.join(folder, 'gold') : folder;
  const files = existsSync(path.join(folder, 'files')) ? path.join(folder, 'files') : folder;
  const ids = readdirSync(answers)
    .filter((name) => name.endsWith(GOLD))
    .map((name) => name.slice(0, -GOLD.length))
    .sort();
  return ids.flatMap((id) => {
    const kind = KINDS.find((extension) => existsSync(path.join(files, id + extension)));
    if (!kind) return [];
    const gold = JSON.parse(readFileSync(path.join(answers, id + GOLD), 'utf8')) as GoldDocument;
    return [{ id, file: path.join(files, id + kind), gold, setAside: isSetAside(id) }];
  });
}

const isSetAside = (id: string): boolean => (createHash('sha256').update(id).digest()[0] ?? 1) % 3 === 0;
