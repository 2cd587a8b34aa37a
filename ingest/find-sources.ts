import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { UsageError } from '../src/domain/errors.ts';
import { fileSourceUrl, type SourceInput } from './source-input.ts';

const MENU_FILES = new Set([
  '.pdf',
  '.html',
  '.htm',
  '.xhtml',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.gif',
  '.tif',
  '.tiff',
  '.avif',
]);

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && MENU_FILES.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fileInput(
  file: string,
  options: { restaurant?: string | undefined; sourceUrl?: string | undefined },
): SourceInput {
  return {
    label: file,
    location: { file },
    sourceUrl: options.sourceUrl ?? fileSourceUrl(basename(file)),
    restaurant: options.restaurant,
    menuName: undefined,
  };
}

/**
 * Turns what was written on the command line (files, folders, addresses) into single documents, in order.
 * A folder gives every menu file below it, by name; a missing file stays in the list, so that it is reported with the rest.
 * @throws UsageError when a source address is given for several documents, or a folder holds no menu file
 */
export async function findSources(
  sources: readonly string[],
  options: { readonly restaurant?: string | undefined; readonly sourceUrl?: string | undefined },
): Promise<readonly SourceInput[]> {
  const inputs: SourceInput[] = [];
  for (const source of sources) {
    if (/^https?:\/\//i.test(source)) {
      inputs.push({ ...fileInput(source, options), location: { url: source }, sourceUrl: options.sourceUrl ?? source });
      continue;
    }
    const info = await stat(source).catch(() => null);
    if (!info?.isDirectory()) {
      inputs.push(fileInput(source, options));
      continue;
    }
    const files = await filesOf(source);
    if (files.length === 0) throw new UsageError(`${source}: the folder holds no PDF, HTML or image file`);
    inputs.push(...files.map((file) => fileInput(file, options)));
  }
  if (options.sourceUrl && inputs.length > 1) {
    throw new UsageError('--source-url names the source of one document, but several were given; use a manifest');
  }
  return inputs;
}
