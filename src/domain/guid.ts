/** A GUID as this service writes it, in lower case. */
export const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A GUID in any case, in lower case; null where the text names none. */
export function toGuid(text: string): string | null {
  const lower = text.toLowerCase();
  return GUID.test(lower) ? lower : null;
}
