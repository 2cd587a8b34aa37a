import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { signManifest } from '../../exports/sign-manifest.ts';
import { writeExport } from '../../exports/write-export.ts';
import { presentExportKeys } from '../../src/api/present/export-keys.ts';
import { InputFailure, UsageError } from '../../src/domain/errors.ts';
import type { ExportManifest } from '../../src/domain/export-manifest.ts';
import { EXPORT_FILES, EXPORT_FORMATS, type ExportFormat } from '../../src/domain/export-tables.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { withProgress } from '../terminal/progress.ts';
import { encryptionKey } from '../wiring/encryption-key.ts';
import { withStores } from './with-stores.ts';

export interface ExportOptions {
  readonly out?: string;
  readonly format?: string;
  readonly bom?: boolean;
  readonly allVersions?: boolean;
  readonly json?: boolean;
}

/** `menus export`: writes the files of an export into a folder; each appears there when it is whole. */
export async function exportData(options: ExportOptions, io: CommandIo): Promise<void> {
  const { out, bom = false, allVersions = false, json = false } = options;
  if (out === undefined) throw new UsageError('--out is needed: the folder that the files go into');
  const formats = formatsOf(options.format);
  const wanted = EXPORT_FILES.filter((file) => formats.includes(file.format) && (bom || !file.bom));
  const folder = resolve(out);
  await ensureFolder(folder);
  return withStores(async ({ exportSource, exportManifests: manifests }, { config }) => {
    const keyEncryptionKey = await encryptionKey(config);
    const draft = join(folder, `.export-${process.pid}`);
    try {
      const text = await withProgress('Exporting', io, async () => {
        const scope = allVersions ? 'all' : 'current';
        const files = await writeExport(exportSource, scope, draft, io.signal);
        return signManifest({ manifests, keyEncryptionKey }, scope, files);
      });
      await writeFile(join(draft, 'manifest.json'), text);
      await writeFile(join(draft, 'keys.json'), JSON.stringify(presentExportKeys(await manifests.keys())));
      for (const name of [...wanted.map((file) => file.name), 'keys.json', 'manifest.json'])
        await rename(join(draft, name), join(folder, name));
      if (json) io.out(text);
      else for (const line of linesOf(JSON.parse(text) as ExportManifest, wanted)) io.out(line);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  });
}

/**
 * The folder above must be there: making more than one may never end where a file system makes none, such as /proc.
 * @throws InputFailure
 */
async function ensureFolder(folder: string): Promise<void> {
  await mkdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EEXIST') return;
    throw new InputFailure(`--out: ${folder} cannot be made (${cause.code}); the folder above it must be there`, {
      cause,
    });
  });
}

function linesOf({ files, number, takenAt }: ExportManifest, wanted: readonly { readonly name: string }[]): string[] {
  const shown = files.filter(({ name }) => wanted.some((file) => file.name === name));
  return [
    ...shown.map(({ name, rows, bytes }) => `${name.padEnd(20)} ${rows} rows, ${bytes} bytes`),
    `manifest.json        number ${number}, as of ${takenAt}`,
  ];
}

/** @throws UsageError that names what is not a format */
function formatsOf(text: string | undefined): readonly ExportFormat[] {
  if (text === undefined) return EXPORT_FORMATS;
  return text.split(',').map((given) => {
    const format = EXPORT_FORMATS.find((known) => known === given.trim());
    if (format === undefined) {
      throw new UsageError(
        `--format takes ${EXPORT_FORMATS.join(', ')}, divided by commas; "${given}" is none of them`,
      );
    }
    return format;
  });
}
