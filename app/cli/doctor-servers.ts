import { type DescribedServer, describeServer } from '../../src/db/servers/describe-server.ts';
import { postgresHosts, postgresPlace } from '../../src/lib/postgres-hosts.ts';
import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';

/** A server of one of the variables, or why it cannot be asked. */
interface Asked {
  readonly variable: string;
  readonly place: string;
  readonly state: DescribedServer | Error;
}

/** A finding for each server where there are several: those of DATABASE_URL, and the replicas of DATABASE_READ_URL. */
export async function databaseServers({ databaseUrl, databaseReadUrls }: Config): Promise<readonly Finding[]> {
  const hosts = databaseUrl === undefined ? [] : postgresHosts(databaseUrl);
  const asked = await Promise.all([
    ...(hosts.length > 1 ? hosts.map((url) => ask('DATABASE_URL', url)) : []),
    ...databaseReadUrls.map((url) => ask('DATABASE_READ_URL', url)),
  ]);
  const primaries = asked.filter(
    ({ variable, state }) => variable === 'DATABASE_URL' && !(state instanceof Error) && !state.standby,
  );
  return asked.map((one) => finding(one, primaries.length));
}

async function ask(variable: string, url: string): Promise<Asked> {
  const state = await describeServer(url).catch((error: Error) => error);
  return { variable, place: postgresPlace(url), state };
}

function finding({ variable, place, state }: Asked, primaries: number): Finding {
  const subject = `${variable} ${place}`;
  if (state instanceof Error) {
    return { subject, state: state.message, remedy: `start the server, or correct ${variable}` };
  }
  if (!state.standby) {
    if (primaries > 1) {
      return {
        subject,
        state: 'takes writes, and so does another',
        remedy: 'stop the one that was the primary before',
      };
    }
    return { subject, state: variable === 'DATABASE_URL' ? 'takes writes' : 'takes writes, so it is no replica' };
  }
  const behind = `replica, ${Math.round(state.behindSeconds)} s behind`;
  if (state.connected) return { subject, state: behind };
  return { subject, state: `${behind}, without its primary`, remedy: 'let it follow the primary (primary_conninfo)' };
}
