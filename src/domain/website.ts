/** A name as the internet has them, labels with dots between them, or an IPv4 address. */
const HOST = /^(?:(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}|[\d.]{7,15})$/u;

/** Whatever has a scheme says so; "crown.example:8080" has none. */
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * The address of a website as it is stored: with its scheme, https where none is written.
 * @returns '' for an empty text, null for what is not the address of a website
 */
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

/** What is wrong with a text that is no website, and what is expected. */
export function notAWebsite(text: string): string {
  return `"${text}" is not the address of a website; expected one such as https://www.the-crown.example`;
}
