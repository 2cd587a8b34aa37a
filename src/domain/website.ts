/** A DNS name with a dot, or an IPv4 address. */
const HOST = /^(?:(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}|[\d.]{7,15})$/u;

/** Requires `//`, since "crown.example:8080" has no scheme. */
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** Normalises the address of a website; https is the default scheme. @returns '' for an empty text, null if it is not the address of a website */
export function toWebsite(text: string): string | null {
  const given = text.trim();
  if (given === '') return '';
  const address = SCHEME.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) return null;
  url.hash = '';
  return url.href;
}

export function notAWebsite(text: string): string {
  return `"${text}" is not the address of a website; expected one such as https://www.the-crown.example`;
}
