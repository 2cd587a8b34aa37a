import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { createLogger } from '../../src/lib/logger.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import { createMeilisearchIndex } from '../../src/search/meilisearch/create-meilisearch-index.ts';

/** What an engine holds. Undefined where it cannot be known. */
export interface Holding {
  /** Memory that is its own; in the process of the in-process engine also that of whoever fills it. */
  readonly ownBytes: number | undefined;
  /** Pages of its files that are in memory, which the system takes back when others need it. */
  readonly cachedBytes: number | undefined;
  readonly diskBytes: number | undefined;
}

/** An engine that is filled in steps. */
export interface GrownEngine {
  readonly name: string;
  readonly index: SearchIndex;
  holding(): Promise<Holding>;
  /** Processor time of its process so far, all threads together, which other work on the machine does not change; undefined where it cannot be known. */
  usedSeconds(): number | undefined;
}

/** @param environment MEILI_URL, MEILI_MASTER_KEY and MEILI_PID, the id of its process; without MEILI_URL the engine inside this process */
export function openGrownEngine(environment: NodeJS.ProcessEnv): GrownEngine {
  const { MEILI_URL: url, MEILI_MASTER_KEY: masterKey = 'none', MEILI_PID: pid } = environment;
  if (url !== undefined) return openGrownMeilisearch({ url, masterKey, pid: pid === undefined ? pid : Number(pid) });
  const index = createInProcessIndex({ logger: createLogger('bench', 'error'), registry: new Registry() });
  const holding = async () => ({ ...memoryOf(process.pid), cachedBytes: undefined, diskBytes: undefined });
  return { name: 'in-process engine', index, holding, usedSeconds: () => usedBy(process.pid) };
}

/** Where a Meilisearch server is; without the id of its process neither its memory nor its processor time can be known. */
export interface GrownServer {
  readonly url: string;
  readonly masterKey: string;
  readonly pid: number | undefined;
}

/** Opens an index of its own, "growth_…", on a Meilisearch server. */
export function openGrownMeilisearch({
  url,
  masterKey,
  pid,
}: GrownServer): GrownEngine & { readonly index: SearchIndex } {
  const keys = { searchKey: masterKey, indexerKey: masterKey };
  return {
    name: 'Meilisearch',
    index: createMeilisearchIndex({ url, ...keys, logger: createLogger('bench', 'error'), prefix: 'growth' }),
    async holding() {
      const headers = { Authorization: `Bearer ${masterKey}` };
      const stats = (await (await fetch(new URL('/stats', url), { headers })).json()) as { databaseSize: number };
      return { ...memoryOf(pid), diskBytes: stats.databaseSize };
    },
    usedSeconds: () => usedBy(pid),
  };
}

/** Linux only. */
function memoryOf(pid: number | undefined): Pick<Holding, 'ownBytes' | 'cachedBytes'> {
  if (pid === undefined || process.platform !== 'linux') return { ownBytes: undefined, cachedBytes: undefined };
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const bytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024;
  return { ownBytes: bytes('RssAnon'), cachedBytes: bytes('RssFile') };
}

/** Linux only: fields 14 and 15 of proc_pid_stat(5), in hundredths of a second. */
function usedBy(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
