import type { Logger } from 'pino';
import type { ExportScope } from '../src/domain/export-tables.ts';
import { createOutageLog } from '../src/lib/outage-log.ts';
import type { ExportSource } from '../src/ports/export-source.ts';
import type { PreparedExport, PreparedExports } from '../src/ports/prepared-exports.ts';
import { exportFolder } from './export-folder.ts';
import { type KeptFresh, keepFresh, type Made } from './keep-fresh.ts';
import { type SigningDeps, signManifest } from './sign-manifest.ts';
import type { ExportFiles } from './write-export.ts';

export interface PrepareExportsDeps extends SigningDeps {
  readonly source: Pick<ExportSource, 'mark'>;
  /** Writes the files of an export into a folder that is not there yet, away from the thread that answers requests. */
  readonly write: (scope: ExportScope, folder: string) => Promise<ExportFiles>;
  /** Folder of this process alone. */
  readonly root: string;
  readonly everySeconds: number;
  /** How long a request waits for the first export. */
  readonly patienceMs?: number;
  readonly logger: Logger;
}

/** Exports as files in a folder. */
export interface ExportShelf extends PreparedExports {
  /** Takes up what lies in the folder from before. */
  start(): Promise<void>;
  stop(): void;
}

export function prepareExports(deps: PrepareExportsDeps): ExportShelf {
  const folder = exportFolder(deps.root);

  async function make(scope: ExportScope): Promise<Made<PreparedExport>> {
    const draft = await folder.draft(scope);
    const made = await deps.write(scope, draft);
    const manifest = await signManifest(deps, scope, made.written);
    return folder.publish(scope, draft, { ...made, manifest });
  }

  const kept = (scope: ExportScope): KeptFresh<PreparedExport> =>
    keepFresh({
      make: () => make(scope),
      mark: deps.source.mark,
      everySeconds: deps.everySeconds,
      ...(deps.patienceMs !== undefined && { patienceMs: deps.patienceMs }),
      outage: createOutageLog(deps.logger, {
        failed: `the export "${scope}" could not be made again; the one before is served`,
        well: `the export "${scope}" is up to date again`,
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
