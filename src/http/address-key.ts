import ipaddr from 'ipaddr.js';

/**
 * Key by which a limit counts an address. An IPv6 visitor holds a whole network of 2^64 addresses (RFC 6177), so the /64 is counted; IPv4
 * inside IPv6 is counted as IPv4.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}
