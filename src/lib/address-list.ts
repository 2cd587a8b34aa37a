import ipaddr from 'ipaddr.js';

/** Whether an address is in a list of addresses and ranges; false for a text that is no address. */
export type AddressList = (address: string) => boolean;

/** An address as it is compared: without a zone, and IPv4 inside IPv6 (RFC 4291, 2.5.5.2) as IPv4. */
function parsed(address: string) {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/**
 * Reads addresses and ranges (RFC 4632) separated by commas, such as "10.0.0.0/8, ::1".
 * @throws Error that names the first entry that is neither
 */
export function parseAddressList(text: string): AddressList {
  const ranges = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
      const address = parsed(entry);
      if (address === null) throw new Error(`"${entry}" is neither an address nor a range such as 10.0.0.0/8`);
      return [address, address.kind() === 'ipv4' ? 32 : 128] as const;
    });
  return (text) => {
    const address = parsed(text);
    if (address === null) return false;
    return ranges.some(([base, bits]) => base.kind() === address.kind() && address.match([base, bits] as never));
  };
}
