/** The text of a piece of HTML, as somebody reads it. */
export const textOf = (html: string | undefined): string =>
  (html ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
