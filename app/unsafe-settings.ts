import { isLoopbackHost, isOwnHost } from '../src/lib/host-names.ts';
import { type Config, searchAddresses } from './config.ts';

/** First guesses of an attacker on an open port. */
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
const MIN_ENGINE_KEY_LENGTH = 16;

/** Settings with which a process must not start, each with a remedy. Nothing on the machine itself is unsafe. */
export function unsafeSettings(config: Config): readonly string[] {
  if (config.insecureAllowed) return [];
  return [
    ...openPorts(config),
    ...openAddress('BASE_URL', config.baseUrl, 'access tokens'),
    ...openAddress('AUTH_URL', config.authUrl, 'client secrets'),
    ...openKeySet(config.jwksUrl),
    ...openDatabase(config.databaseUrl),
    ...openEngines(config.meili),
    ...engineKeys(config.meili),
    ...zeros('KEY_ENCRYPTION_KEY', config.keyEncryptionKey),
    ...zeros('WORKER_ENCRYPTION_KEY', config.workerEncryptionKey),
  ];
}

const zeros = (name: string, key: Buffer | undefined): string[] =>
  key?.every((byte) => byte === 0) ? [`${name} is all zeros; make one with: openssl rand -hex 32`] : [];

/** Without addresses of its own the service would name this machine's loopback to remote clients. */
function openPorts({ host, hasPublicAddresses }: Config): string[] {
  if (hasPublicAddresses || isLoopbackHost(host)) return [];
  return [
    `HOST is ${host}: other machines would send client secrets and access tokens in the open; set BASE_URL and AUTH_URL to the https addresses of your proxy`,
  ];
}

function openAddress(name: string, address: string, what: string): string[] {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isLoopbackHost(hostname)) return [];
  return [
    `${name} is ${address}: ${what} would cross the network in the open; set it to the https address of your proxy`,
  ];
}

function openKeySet(address: string): string[] {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isLoopbackHost(hostname) || isOwnHost(hostname)) return [];
  return [
    `JWKS_URL is ${address}: whoever changes the keys on their way can make tokens; set it to an https address, or to one inside your network`,
  ];
}

function openDatabase(url: string | undefined): string[] {
  if (url === undefined) return [];
  const guessed =
    'DATABASE_URL has a password that anybody would guess; give the account another one: openssl rand -hex 24';
  const open =
    'DATABASE_URL names a server on the internet without TLS: passwords and data would cross it in the open; add sslmode=verify-full';
  return [...(isGuessed(url) ? [guessed] : []), ...(isOpen(url) ? [open] : [])];
}

/** True for a connection that would leave the private network without TLS. The driver uses it for every other sslmode. */
function isOpen(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  if (hostname === '' || isLoopbackHost(hostname) || isOwnHost(hostname)) return false;
  return (
    /^(?:disable|allow)?$/.test(searchParams.get('sslmode') ?? '') &&
    !/^(?:true|1)$/.test(searchParams.get('ssl') ?? '')
  );
}

function isGuessed(url: string): boolean {
  const { hostname, username, password } = new URL(url);
  // Without a password the server asks for none, or uses a certificate or PGPASSWORD.
  if (password === '' || hostname === '' || isLoopbackHost(hostname)) return false;
  const given = decodeURIComponent(password).toLowerCase();
  return WELL_KNOWN.has(given) || given === decodeURIComponent(username).toLowerCase();
}

function openEngines(meili: Config['meili']): string[] {
  const isOpenUrl = ({ protocol, hostname }: URL) =>
    protocol === 'http:' && !isLoopbackHost(hostname) && !isOwnHost(hostname);
  return searchAddresses(meili)
    .map((url) => new URL(url))
    .filter(isOpenUrl)
    .map(
      ({ origin }) =>
        `MEILI_URL is ${origin}: the key of the engine would cross the network in the open; set it to an https address, or to one inside your network`,
    );
}

function engineKeys(meili: Config['meili']): string[] {
  if (meili === undefined || searchAddresses(meili).every((url) => isLoopbackHost(new URL(url).hostname))) return [];
  const { searchKey, indexerKey } = meili;
  const short = (name: string, key: string | undefined) =>
    key !== undefined && key.length < MIN_ENGINE_KEY_LENGTH
      ? [`${name} has fewer than ${MIN_ENGINE_KEY_LENGTH} characters; make keys with: menus index keys`]
      : [];
  return [...short('MEILI_SEARCH_KEY', searchKey), ...short('MEILI_INDEXER_KEY', indexerKey)];
}
