import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endingOfType } from '@menu-data-service/menu-reader/formats';
import { lessonsOf } from '../../ingest/lessons.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { withStores } from './with-stores.ts';

/** `menus lessons FOLDER`: each document that a person has gone through as ID.pdf, ID.html or a picture beside ID.gold.json. */
export function exportLessons(folder: string, _options: object, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    await mkdir(folder, { recursive: true });
    let written = 0;
    for await (const { document, answer } of lessonsOf(stores)) {
      const ending = endingOfType(document.mediaType) ?? 'html';
      const id = `${answer.kind}-${document.sha256.slice(0, 12)}`;
      await writeFile(join(folder, `${id}.${ending}`), document.bytes);
      await writeFile(join(folder, `${id}.gold.json`), `${JSON.stringify(answer, null, 1)}\n`);
      io.out(`${id}.${ending}  ${document.url}`);
      written += 1;
    }
    const hint = 'a lesson is a document whose worklist a person has decided or corrected, with nothing left open';
    io.say(written > 0 ? `lessons in ${folder}: ${written}` : `There are no lessons yet: ${hint}.`);
  });
}
