import ipaddr from 'ipaddr.js';

export type AddressList = (address: string) => boolean;

/** Normalises an address: without a zone, and IPv4 inside IPv6 (RFC 4291, 2.5.5.2) as IPv4. */
function parsed(address: string) {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** Parses comma-separated addresses and ranges (RFC 4632), such as "10.0.0.0/8, ::1". @throws Error that names the first invalid entry */
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
