import type { Context } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { utcDate } from '../domain/iso-date.ts';
import type { MenuVersion } from '../domain/menu.ts';
import { closestVersion, versionInForce } from '../domain/version-in-force.ts';
import { utcText } from './schemas/as-of.ts';

/** A moment that is asked about. */
export interface AskedMoment {
  /** ISO 8601 in UTC without zone, six fractional digits. */
  readonly moment: string;
  /** By parameter: only what was in service then will do. By header the closest does, as RFC 7089 has it. */
  readonly isExact: boolean;
}

/**
 * The moment of the parameter asOf, else of Accept-Datetime (RFC 7089); null for now.
 * @throws ServiceError 400 where the header is no date
 */
export function askedMoment(ctx: Context, asOf: string | undefined): AskedMoment | null {
  if (asOf !== undefined) return { moment: asOf, isExact: true };
  const header = ctx.req.headers['accept-datetime'];
  if (header === undefined) return null;
  const moment = new Date(String(header));
  if (Number.isNaN(moment.getTime())) {
    const detail = 'Accept-Datetime: expected a date such as Sat, 21 Nov 2026 08:00:15 GMT';
    throw new ServiceError(400, 'invalid_parameter', detail, { errors: [{ parameter: 'Accept-Datetime', detail }] });
  }
  // The header has whole seconds, and a version that began within the second is meant too.
  return { moment: utcText(moment, '999999'), isExact: false };
}

/**
 * The version of a menu at a moment.
 * @param versions newest first
 * @throws ServiceError 404 `no_version_then`
 */
export function versionThen(versions: readonly MenuVersion[], { moment, isExact }: AskedMoment): MenuVersion {
  const found = isExact ? versionInForce(versions, moment) : closestVersion(versions, moment);
  if (found) return found;
  const first = versions.at(-1)?.dateUpdated ?? '';
  const why = moment < first ? `its first version is of ${first}` : 'it had been withdrawn';
  throw new ServiceError(404, 'no_version_then', `The menu was not in service at ${moment}: ${why}.`);
}

/** Headers of a Memento (RFC 7089) whose original answers for every moment. */
export interface MementoHeaders {
  readonly 'Memento-Datetime': string;
  readonly 'Content-Location': string;
  readonly links: readonly string[];
}

/**
 * @param original address that was asked
 * @param version that is answered with
 */
export function mementoOf(baseUrl: string, original: string, version: MenuVersion): MementoHeaders {
  const since = utcDate(version.dateUpdated).toUTCString();
  const address = `${baseUrl}/v1/menus/${version.id}`;
  return {
    'Memento-Datetime': since,
    'Content-Location': address,
    links: [
      `<${original}>; rel="original timegate"`,
      `<${original}/versions>; rel="timemap"; type="application/link-format"`,
      `<${address}>; rel="memento"; datetime="${since}"`,
    ],
  };
}
