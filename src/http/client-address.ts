import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import type { AddressList } from '../lib/address-list.ts';

/** IPv4 with a port, or IPv6 in brackets, as some proxies write them. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/**
 * Makes `ctx.ip` the address of the client behind proxies of ours. Each of them adds to X-Forwarded-For the address that it was asked
 * from, so the list is read from its end for as long as a trusted proxy wrote it: whatever a client sends in that header
 * comes before, and is not believed.
 */
export function clientAddress(isTrusted: AddressList): Middleware {
  return (ctx, next) => {
    const forwarded = ctx.get('X-Forwarded-For');
    if (forwarded !== '') ctx.request.ip = addressBehind(ctx.req.socket.remoteAddress ?? '', forwarded, isTrusted);
    return next();
  };
}

function addressBehind(peer: string, forwarded: string, isTrusted: AddressList): string {
  let address = peer;
  for (const entry of forwarded.split(',').reverse()) {
    if (!isTrusted(address)) return address;
    const [, ipv4, ipv6] = WITH_PORT.exec(entry.trim()) ?? [];
    const further = ipv4 ?? ipv6 ?? entry.trim();
    if (isIP(further) === 0) return address;
    address = further;
  }
  return address;
}
