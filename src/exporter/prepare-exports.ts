import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ExportManifest } from '../domain/export-manifest.ts';
import type { ExportScope } from '../domain/export-tables.ts';
import { createOutageLog } from '../lib/outage-log.ts';
import type { ExportSource } from '../ports/export-source.ts';
import type { PreparedExport, PreparedExports } from '../ports/prepared-exports.ts';
import { CODINGS } from './compress-file.ts';
import { type KeptFresh, keepFresh, type Made } from './keep-fresh.ts';
import { type ExportFiles, manifestOf, type Representation } from './write-export.ts';

export interface PrepareExportsDeps {
  readonly source: Pick<ExportSource, 'mark'>;
  /** Writes the files of an export into a new folder, off the thread that answers requests. */
  readonly write: (scope: ExportScope, folder: string) => Promise<ExportFiles>;
  /** Folder of this process alone. */
  readonly root: string;
  readonly everySeconds: number;
  /** Maximum wait of a request for the first export. */
  readonly patienceMs?: number;
  readonly logger: Logger;
}

export interface ExportShelf extends PreparedExports {
  /** Adopts exports left in the folder. */
  start(): Promise<void>;
  stop(): void;
}

export function prepareExports(deps: PrepareExportsDeps): ExportShelf {
  const folder = exportFolder(deps.root);

  async function make(scope: ExportScope): Promise<Made<PreparedExport>> {
    const draft = await folder.draft(scope);
    const made = await deps.write(scope, draft);
    return folder.publish(scope, draft, { ...made, manifest: manifestOf(scope, made.written) });
  }

  const kept = (scope: ExportScope): KeptFresh<PreparedExport> =>
    keepFresh({
      make: () => make(scope),
      mark: deps.source.mark,
      everySeconds: deps.everySeconds,
      ...(deps.patienceMs !== undefined && { patienceMs: deps.patienceMs }),
      outage: createOutageLog(deps.logger, {
        failed: `the export "${scope}" could not be made again; the one before is served`,
        recovered: `the export "${scope}" is up to date again`,
      }),
    });
  const shelf = { current: kept('current'), all: kept('all') };

  return {
    latest: (scope) => shelf[scope].latest(),
    async start() {
      for (const scope of ['current', 'all'] as const) {
        const earlier = await folder.latest(scope);
        if (earlier) shelf[scope].resume(earlier);
      }
    },
    stop() {
      for (const scope of ['current', 'all'] as const) shelf[scope].stop();
    },
  };
}

/** The served export and the previous one, which a request may be about to open. */
const MAX_KEPT = 2;
const INDEX = 'index.json';
const MANIFEST = 'manifest.json';

interface FolderIndex {
  readonly mark: string;
  readonly representations: readonly Representation[];
}

/** Folder of prepared exports. An export appears under its name when complete, and never changes. */
export interface ExportFolder {
  /** Unused path for the next export of the scope. */
  draft(scope: ExportScope): Promise<string>;
  /** Replaces the latest export by a draft. */
  publish(
    scope: ExportScope,
    draft: string,
    made: ExportFiles & { readonly manifest: string },
  ): Promise<Made<PreparedExport>>;
  /** The latest complete export; null for none. */
  latest(scope: ExportScope): Promise<Made<PreparedExport> | null>;
}

/** @param root is created on the first write */
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
      for (const old of (await names(scope)).slice(MAX_KEPT))
        await rm(join(root, old), { recursive: true, force: true });
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

/** @throws Error if a file is missing or has another size */
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
