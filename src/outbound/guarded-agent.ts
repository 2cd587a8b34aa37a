import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** Global unicast, the only part of IPv6 that the internet routes (RFC 4291, 2.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Special addresses that the library takes for ordinary ones. */
const REFUSED = [
  // platform services of Azure, inside every machine there
  '168.63.129.16/32',
  // IETF protocols, among them DS-Lite and NAT64 discovery (RFC 6890)
  '192.0.0.0/24',
  // documentation (RFC 9637) and segment routing (RFC 9602)
  '3fff::/20',
  '5f00::/16',
  // protocols, not sites (RFC 2928)
  '2001::/23',
].map((range) => ipaddr.parseCIDR(range));

/**
 * Tells whether an address can belong to a site on the internet. Private, loopback, link-local (where clouds have their metadata services),
 * carrier-grade NAT, multicast, reserved and documentation addresses cannot, nor can IPv6 addresses that contain an IPv4 address (mapped,
 * compatible, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)) return false;
  return !REFUSED.some((range) => range[0].kind() === address.kind() && address.match(range));
}

export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';

  constructor(host: string, address: string) {
    super(
      host === address
        ? `${address} is not a public address; ALLOW_PRIVATE_SOURCES=true allows it`
        : `${host} resolves to ${address}, which is not a public address; ALLOW_PRIVATE_SOURCES=true allows it`,
    );
  }
}

export interface GuardedAgentOptions {
  /** Allows an address; only public ones by default. */
  readonly isAllowed?: (address: string) => boolean;
  readonly lookup?: typeof resolve;
}

/**
 * Creates an undici agent that connects to allowed addresses only. The connector checks the very address it connects to, written in the URL
 * or resolved, for every redirect. So a name that resolves to something else a moment later gains nothing.
 */
export function createGuardedAgent({ isAllowed = isPublicAddress, lookup = resolve }: GuardedAgentOptions): Agent {
  const connect = buildConnector({ lookup: guardedLookup(isAllowed, lookup) });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      // sockets do not look up an address
      if (isIP(host) && !isAllowed(host)) callback(new PrivateAddressError(host, host), null);
      else connect(options, callback);
    },
  });
}

function guardedLookup(isAllowed: (address: string) => boolean, lookup: typeof resolve): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused) return callback(new PrivateAddressError(hostname, refused.address), '');
      if (options.all) return callback(null, addresses);
      return callback(null, first?.address ?? '', first?.family);
    });
  };
}
