import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { endingOfType } from '@menu-data-service/menu-model/formats';
import { InputFailure, UsageError } from '../../src/domain/errors.ts';
import type { ExportManifest } from '../../src/domain/export-manifest.ts';
import { EXPORT_FILES, EXPORT_FORMATS, type ExportFormat } from '../../src/domain/export-tables.ts';
import { manifestOf, writeExport } from '../../src/exporter/write-export.ts';
import { lessonsOf } from '../../src/ingest/lessons.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { withProgress } from './terminal/progress.ts';
import { withStores } from './with-stores.ts';

export interface ExportOptions {
  readonly out?: string;
  readonly format?: string;
  readonly allVersions?: boolean;
  readonly json?: boolean;
}

/** `menus export`: writes the files of an export into a folder; each appears there when it is complete. */
export async function exportData(options: ExportOptions, io: CommandIo): Promise<void> {
  const { out, allVersions = false, json = false } = options;
  if (out === undefined) throw new UsageError('--out is needed: the folder that the files go into');
  const formats = formatsOf(options.format);
  const wanted = EXPORT_FILES.filter((file) => formats.includes(file.format));
  const folder = resolve(out);
  await ensureFolder(folder);
  return withStores(async ({ exportSource }) => {
    const draft = join(folder, `.export-${process.pid}`);
    try {
      const text = await withProgress('Exporting', io, async () => {
        const scope = allVersions ? 'all' : 'current';
        return manifestOf(scope, await writeExport(exportSource, scope, draft, io.signal));
      });
      await writeFile(join(draft, 'manifest.json'), text);
      for (const name of [...wanted.map((file) => file.name), 'manifest.json'])
        await rename(join(draft, name), join(folder, name));
      if (json) io.out(text);
      else for (const line of linesOf(JSON.parse(text) as ExportManifest, wanted)) io.out(line);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  });
}

/** Creates the folder, whose parent must exist: `recursive` never ends on /proc. @throws InputFailure */
async function ensureFolder(folder: string): Promise<void> {
  await mkdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EEXIST') return;
    throw new InputFailure(`--out: ${folder} cannot be made (${cause.code}); the folder above it must be there`, {
      cause,
    });
  });
}

function linesOf({ files, takenAt }: ExportManifest, wanted: readonly { readonly name: string }[]): string[] {
  const shown = files.filter(({ name }) => wanted.some((file) => file.name === name));
  return [
    ...shown.map(({ name, rows, bytes }) => `${name.padEnd(20)} ${rows} rows, ${bytes} bytes`),
    `manifest.json        as of ${takenAt}`,
  ];
}

/** @throws UsageError that names the unknown format */
function formatsOf(text: string | undefined): readonly ExportFormat[] {
  if (text === undefined) return EXPORT_FORMATS;
  return text.split(',').map((given) => {
    const format = EXPORT_FORMATS.find((known) => known === given.trim());
    if (format === undefined) {
      throw new UsageError(
        `--format takes ${EXPORT_FORMATS.join(', ')}, separated by commas; "${given}" is none of them`,
      );
    }
    return format;
  });
}

/** `menus lessons FOLDER`: each document that a person has reviewed as ID.pdf, ID.html or a picture beside ID.gold.json. */
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
    const hint = 'a lesson is a document whose worklist a person has corrected or decided completely';
    io.say(written > 0 ? `lessons in ${folder}: ${written}` : `There are no lessons yet: ${hint}.`);
  });
}
