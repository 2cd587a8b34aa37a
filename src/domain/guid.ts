export const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function toGuid(text: string): string | null {
  const lower = text.toLowerCase();
  return GUID.test(lower) ? lower : null;
}
