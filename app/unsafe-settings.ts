import ipaddr from 'ipaddr.js';
import { postgresHosts } from '../src/lib/postgres-hosts.ts';
import type { Config } from './config.ts';

/** What is first tried by whoever finds an open port. */
const WELL_KNOWN = new Set([
  '',
  'admin',
  'changeme',
  'example',
  'master',
  'menus',
  'password',
  'postgres',
  'root',
  'secret',
]);
const SHORTEST_ENGINE_KEY = 16;
/** Names that lead nowhere outside a network of one's own: of containers, of clusters, of the house (RFC 6762, RFC 8375). */
const OWN_NAME = /^[^.]+$|\.(?:internal|local|lan|svc|home\.arpa)$/;

/**
 * Settings with which a process must not start, each with what to set instead. Nothing on the machine itself is unsafe, so that
 * a start without any settings works.
 */
export function unsafeSettings(config: Config): readonly string[] {
  if (config.insecureAllowed) return [];
  return [
    ...openAddress('BASE_URL', config.baseUrl, 'access tokens'),
    ...openAddress('AUTH_URL', config.authUrl, 'client secrets'),
    ...openKeySet(config.jwksUrl),
    ...databasePassword('DATABASE_URL', config.databaseUrl === undefined ? [] : postgresHosts(config.databaseUrl)),
    ...databasePassword('DATABASE_READ_URL', config.databaseReadUrls),
    ...engineKeys(config.meili),
    ...(config.keyEncryptionKey?.every((byte) => byte === 0)
      ? ['KEY_ENCRYPTION_KEY is all zeros; make one with: openssl rand -hex 32']
      : []),
  ];
}

function openAddress(name: string, address: string, what: string): string[] {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isLoopback(hostname)) return [];
  return [
    `${name} is ${address}: ${what} would cross the network in the open; set it to the https address of your proxy`,
  ];
}

function openKeySet(address: string): string[] {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isLoopback(hostname) || isOwn(hostname)) return [];
  return [
    `JWKS_URL is ${address}: whoever changes the keys on their way can make tokens; set it to an https address, or to one inside your network`,
  ];
}

function databasePassword(name: string, urls: readonly string[]): string[] {
  if (!urls.some(isGuessed)) return [];
  return [`${name} has a password that anybody would guess; give the account another one: openssl rand -hex 24`];
}

function isGuessed(url: string): boolean {
  const { hostname, username, password } = new URL(url);
  // Without one the server asks for none, or it is a certificate or PGPASSWORD.
  if (password === '' || hostname === '' || isLoopback(hostname)) return false;
  const given = decodeURIComponent(password).toLowerCase();
  return WELL_KNOWN.has(given) || given === decodeURIComponent(username).toLowerCase();
}

function engineKeys(meili: Config['meili']): string[] {
  if (meili === undefined || meili.engines.every(({ url }) => isLoopback(new URL(url).hostname))) return [];
  const { searchKey, indexerKey } = meili;
  const short = (name: string, key: string | undefined) =>
    key !== undefined && key.length < SHORTEST_ENGINE_KEY
      ? [`${name} has fewer than ${SHORTEST_ENGINE_KEY} characters; make keys with: menus index keys`]
      : [];
  return [...short('MEILI_SEARCH_KEY', searchKey), ...short('MEILI_INDEXER_KEY', indexerKey)];
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

function isLoopback(hostname: string): boolean {
  const host = bare(hostname);
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

function isOwn(hostname: string): boolean {
  const host = bare(hostname);
  if (!ipaddr.isValid(host)) return OWN_NAME.test(host);
  return ['private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(host).range());
}
