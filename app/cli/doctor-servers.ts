import { logPosition } from '../../src/db/log-position.ts';
import { closeDatabase, openDatabase } from '../../src/db/open-database.ts';
import { postgresHosts, postgresPlace } from '../../src/lib/postgres-hosts.ts';
import type { Config } from '../config.ts';

/** What `menus doctor` found of one thing. */
export interface Finding {
  readonly subject: string;
  /** Undefined = nothing is wrong. */
  readonly remedy?: string;
  readonly state: string;
}

const LATE_MS = 3000;

/** A finding for each server where there are several: those of DATABASE_URL, and the replicas of DATABASE_READ_URL. */
export async function databaseServers({ databaseUrl, databaseReadUrls }: Config): Promise<readonly Finding[]> {
  const hosts = databaseUrl === undefined ? [] : postgresHosts(databaseUrl);
  const findings = await Promise.all([
    ...(hosts.length > 1 ? hosts.map((url) => finding('DATABASE_URL', url)) : []),
    ...databaseReadUrls.map((url) => finding('DATABASE_READ_URL', url)),
  ]);
  const writers = findings.filter(({ subject, state }) => subject.startsWith('DATABASE_URL') && state === WRITER);
  if (writers.length < 2) return findings;
  const remedy = 'stop the one that was the primary before: another takes writes too';
  return findings.map((one) => (writers.includes(one) ? { ...one, remedy } : one));
}

const WRITER = 'takes writes';

/** @param url of a single host */
async function finding(variable: string, url: string): Promise<Finding> {
  const subject = `${variable} ${postgresPlace(url)}`;
  const db = openDatabase({ url, maxConnections: 1, acquireTimeoutMs: LATE_MS, statementTimeoutMs: LATE_MS });
  try {
    const { standby } = await logPosition(db);
    return { subject, state: standby ? 'replica' : WRITER };
  } catch (error) {
    return { subject, state: (error as Error).message, remedy: `start the server, or correct ${variable}` };
  } finally {
    await closeDatabase(db);
  }
}
