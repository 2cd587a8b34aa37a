/** UK postcodes (BS 7666; letters by position as Royal Mail assigns them), with GIR 0AA and the Crown dependencies. The space is optional. */
const UK_POSTCODE =
  /^(?:GIR ?0AA|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])) ?\d[ABD-HJLNP-UW-Z]{2})$/;

/** Country names with a known postcode format; empty counts as the United Kingdom. */
const UNITED_KINGDOM = /^(?:united kingdom|uk|u\.k\.|gb|great britain|england|scotland|wales|northern ireland|)$/i;

/**
 * Normalises a UK postcode to upper case with one space before its last three characters; leaves others unchanged.
 * @returns null if the country is the United Kingdom and the text is not a postcode
 */
export function toPostcode(text: string, country: string): string | null {
  const trimmed = text.trim();
  if (!UNITED_KINGDOM.test(country.trim())) return trimmed;
  const written = trimmed.toUpperCase().replace(/\s+/g, ' ');
  if (!UK_POSTCODE.test(written)) return null;
  const signs = written.replace(' ', '');
  return `${signs.slice(0, -3)} ${signs.slice(-3)}`;
}

export const notAPostcode = (text: string): string =>
  `"${text}" is not a UK postcode; expected one such as ST13 5AA, or another country`;
