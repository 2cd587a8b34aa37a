export interface SourceInput {
  /** As typed, for messages. */
  readonly label: string;
  readonly location: { readonly file: string } | { readonly url: string };
  readonly sourceUrl: string;
  readonly restaurant: string | undefined;
  /** Name for a menu whose document shows none. */
  readonly menuName: string | undefined;
}

/** Tells whether an address may be a menu's source. Readers get it, so none that a browser would run (`javascript:`, `data:`). */
export const isSourceUrl = (text: string): boolean =>
  URL.canParse(text) && /^(?:https?|file):$/.test(new URL(text).protocol);

/**
 * The source address of a local file. It has only the name, so that a copy in another folder is the same source.
 * @param name file name, or the path relative to the given folder, with forward slashes
 */
export function fileSourceUrl(name: string): string {
  return `file:///${name.split('/').map(encodeURIComponent).join('/')}`;
}
