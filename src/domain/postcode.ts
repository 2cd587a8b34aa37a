/**
 * The forms of postcodes in the United Kingdom (BS 7666; letters by position as Royal Mail assigns them), with GIR 0AA and those of
 * the Crown dependencies. The space is optional.
 */
const UK_POSTCODE =
  /^(?:GIR ?0AA|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])) ?\d[ABD-HJLNP-UW-Z]{2})$/;

/** Names of the country in which the form of a postcode is known; empty stands for it too. */
const UNITED_KINGDOM = /^(?:united kingdom|uk|u\.k\.|gb|great britain|england|scotland|wales|northern ireland|)$/i;

/**
 * A postcode as it is written: upper case and one space before its last three signs. One of another country stays as it is.
 * @returns null where the country is the United Kingdom and the text is no postcode of it
 */
export function toPostcode(text: string, country: string): string | null {
  const trimmed = text.trim();
  if (!UNITED_KINGDOM.test(country.trim())) return trimmed;
  const written = trimmed.toUpperCase().replace(/\s+/g, ' ');
  if (!UK_POSTCODE.test(written)) return null;
  const signs = written.replace(' ', '');
  return `${signs.slice(0, -3)} ${signs.slice(-3)}`;
}

/** What is wrong with a text that `toPostcode` refuses. */
export const notAPostcode = (text: string): string =>
  `"${text}" is not a UK postcode; expected one such as ST13 5AA, or another country`;
