import ipaddr from 'ipaddr.js';

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
 * Whether an address can belong to a site on the internet. Private, loopback, link-local (where clouds have their metadata
 * services), carrier-grade NAT, multicast, reserved and documentation addresses cannot, nor can IPv6 addresses that
 * contain an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)) return false;
  return !REFUSED.some((range) => range[0].kind() === address.kind() && address.match(range));
}
