import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** A host whose address is not allowed. */
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
  /** Which addresses may be connected to; by default the public ones. */
  readonly isAllowed?: (address: string) => boolean;
  /** Name resolution, as dns.lookup. */
  readonly lookup?: typeof resolve;
}

/**
 * An undici agent that connects to allowed addresses only. The connector checks the very address it connects to, written in
 * the URL or resolved, for every redirect. So a name that resolves to something else a moment later gains nothing.
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
