import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportManifest } from '../src/domain/export-manifest.ts';
import type { ExportScope } from '../src/domain/export-tables.ts';
import type { PreparedExport } from '../src/ports/prepared-exports.ts';
import { CODINGS } from './compress-file.ts';
import type { Made } from './keep-fresh.ts';
import type { ExportFiles, Representation } from './write-export.ts';

/** The export that is served and the one before, which a request may just be about to open. */
const KEPT = 2;
const INDEX = 'index.json';
const MANIFEST = 'manifest.json';

/** What the folder of an export says of itself; the manifest is for others. */
interface FolderIndex {
  readonly mark: string;
  readonly representations: readonly Representation[];
}

/** Where prepared exports lie. A folder appears under its name when everything is in it, and is never changed. */
export interface ExportFolder {
  /** An address for the files of the next export of the scope, at which nothing is yet. */
  draft(scope: ExportScope): Promise<string>;
  /** Puts a draft in the place of the latest export. */
  publish(
    scope: ExportScope,
    draft: string,
    made: ExportFiles & { readonly manifest: string },
  ): Promise<Made<PreparedExport>>;
  /** The latest export that is whole; null where there is none. */
  latest(scope: ExportScope): Promise<Made<PreparedExport> | null>;
}

/** @param root is made when it is first written to */
export function exportFolder(root: string): ExportFolder {
  const names = async (scope: ExportScope): Promise<readonly string[]> => {
    const entries = await readdir(root).catch(() => []);
    return entries
      .filter((name) => name.startsWith(`${scope}-`))
      .toSorted()
      .toReversed();
  };

  return {
    async draft(scope) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const path = join(root, `.${scope}`);
      await rm(path, { recursive: true, force: true });
      return path;
    },

    async publish(scope, draft, { written, representations, manifest }) {
      await writeFile(join(draft, MANIFEST), manifest);
      await writeFile(
        join(draft, INDEX),
        JSON.stringify({ mark: written.mark, representations } satisfies FolderIndex),
      );
      const path = join(root, `${scope}-${written.takenAt.replace(/\D/g, '')}`);
      await rename(draft, path);
      for (const old of (await names(scope)).slice(KEPT)) await rm(join(root, old), { recursive: true, force: true });
      return prepared(path, manifest, { mark: written.mark, representations });
    },

    async latest(scope) {
      for (const name of await names(scope)) {
        const found = await read(join(root, name)).catch(() => null);
        if (found) return found;
      }
      return null;
    },
  };
}

/** @throws Error where something is missing or has another size */
async function read(path: string): Promise<Made<PreparedExport>> {
  const index = JSON.parse(await readFile(join(path, INDEX), 'utf8')) as FolderIndex;
  for (const representation of index.representations) {
    const { size } = await stat(join(path, fileName(representation)));
    if (size !== representation.bytes) throw new Error(`${representation.name} in ${path} was cut`);
  }
  return prepared(path, await readFile(join(path, MANIFEST), 'utf8'), index);
}

function prepared(path: string, manifest: string, { mark, representations }: FolderIndex): Made<PreparedExport> {
  const { takenAt } = JSON.parse(manifest) as ExportManifest;
  const value: PreparedExport = {
    manifest,
    takenAt: new Date(`${takenAt.slice(0, 23)}Z`),
    file(name, coding) {
      const found = representations.find((one) => one.name === name && one.coding === coding);
      return found ? { path: join(path, fileName(found)), bytes: found.bytes, sha256: found.sha256 } : null;
    },
  };
  return { mark, value };
}

function fileName({ name, coding }: Pick<Representation, 'name' | 'coding'>): string {
  return coding === 'identity' ? name : `${name}.${CODINGS[coding]}`;
}
