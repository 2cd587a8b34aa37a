import ipaddr from 'ipaddr.js';

/** Private names: of containers, clusters and home networks (RFC 6762, RFC 8375). */
const OWN_NAME = /^[^.]+$|\.(?:internal|local|lan|svc|home\.arpa)$/i;

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

export function isLoopbackHost(hostname: string): boolean {
  const host = bare(hostname).toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

export function isOwnHost(hostname: string): boolean {
  const host = bare(hostname);
  if (!ipaddr.isValid(host)) return OWN_NAME.test(host);
  return ['private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(host).range());
}

export const isAddressLiteral = (hostname: string): boolean => ipaddr.isValid(bare(hostname));
