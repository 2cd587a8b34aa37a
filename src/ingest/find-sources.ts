import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { FORMAT_NAMES, kindOfName } from '@menu-data-service/menu-model/formats';
import { InputFailure, UsageError } from '../domain/errors.ts';
import { STANDARD_INPUT } from './input-file.ts';
import { fileSourceUrl, type SourceInput } from './source-input.ts';

/** Sorts menu 2 before menu 10, and the same on every machine. */
const BY_NAME = new Intl.Collator('en', { numeric: true });

export interface FindOptions {
  readonly restaurant?: string | undefined;
  readonly sourceUrl?: string | undefined;
}

/** Refuses two documents with the same source address, which would become versions of one menu. @throws UsageError that names both */
export function refuseSameAddress(inputs: readonly SourceInput[]): void {
  const bySource = new Map<string, SourceInput>();
  for (const input of inputs) {
    const first = bySource.get(input.sourceUrl);
    if (first) {
      throw new UsageError(
        `${first.label} and ${input.label} have the same source address, ${input.sourceUrl}, so the second would replace the first; ingest each with its own --source-url, or use a manifest`,
      );
    }
    bySource.set(input.sourceUrl, input);
  }
}

/**
 * Expands command-line arguments (files, folders, addresses) to single documents, in order. A folder becomes every menu file in it and
 * below, by name. A missing file stays in the list, so that it is reported with the rest.
 * @throws UsageError if a source address is given for several documents, or is not http or https
 * @throws InputFailure if a folder has no menu file
 */
export async function findSources(sources: readonly string[], options: FindOptions): Promise<readonly SourceInput[]> {
  const found: SourceInput[] = [];
  for (const source of sources) found.push(...(await inputsOf(source, options)));
  const inputs = withoutRepeats(found);
  if (options.sourceUrl && inputs.length > 1) {
    throw new UsageError('--source-url names the source of one document, but several were given; use a manifest');
  }
  return inputs;
}

async function inputsOf(source: string, options: FindOptions): Promise<readonly SourceInput[]> {
  if (/^https?:\/\//i.test(source)) {
    return [inputOf(source, { url: source }, source, options)];
  }
  if (source === STANDARD_INPUT) return [standardInput(options)];
  const info = await stat(source).catch(() => null);
  if (!info && /^[a-z][a-z0-9+.-]*:\/\//i.test(source)) {
    throw new UsageError(`${source}: only addresses that begin with http:// or https:// are fetched`);
  }
  if (!info?.isDirectory()) return [fileInput(source, basename(source), options)];
  const files = await filesOf(source);
  if (files.length === 0) {
    throw new InputFailure(`${source}: there is no menu in the folder; ${FORMAT_NAMES} are read`);
  }
  return files.map((file) => fileInput(join(source, file), file.split(sep).join('/'), options));
}

/** @throws UsageError if the document has no address: standard input has no name, and two would become versions of one menu */
function standardInput(options: FindOptions): SourceInput {
  if (options.restaurant !== undefined && options.sourceUrl === undefined) {
    throw new UsageError(
      'a document on standard input has no name: say with --source-url where it is from, as file:///menu.pdf',
    );
  }
  return inputOf('standard input', { file: STANDARD_INPUT }, fileSourceUrl('standard-input'), options);
}

const fileInput = (file: string, name: string, options: FindOptions): SourceInput =>
  inputOf(file, { file }, fileSourceUrl(name), options);

/** @param usualUrl its default source address */
function inputOf(
  label: string,
  location: SourceInput['location'],
  usualUrl: string,
  { restaurant, sourceUrl = usualUrl }: FindOptions,
): SourceInput {
  return { label, location, sourceUrl, restaurant, menuName: undefined };
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files: string[] = [];
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (kindOfName(path) === undefined || isHidden(path)) continue;
    if (entry.isFile() || (entry.isSymbolicLink() && (await isFile(join(folder, path))))) files.push(path);
  }
  return files.sort((a, b) => BY_NAME.compare(a, b) || (a < b ? -1 : 1));
}

/** Dot files belong to the system: ".DS_Store", "._menu.pdf". */
const isHidden = (path: string) => path.split(sep).some((part) => part.startsWith('.'));

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

/** Drops repeated documents ("menus ingest a.pdf ./a.pdf", "*.pdf ."). */
function withoutRepeats(inputs: readonly SourceInput[]): readonly SourceInput[] {
  const byPlace = new Map<string, SourceInput>();
  for (const input of inputs) {
    const place = 'file' in input.location ? resolve(input.location.file) : input.location.url;
    if (!byPlace.has(place)) byPlace.set(place, input);
  }
  return [...byPlace.values()];
}
