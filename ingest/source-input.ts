/** One document to take in, as a command line or a manifest names it. */
export interface SourceInput {
  /** How the person wrote it; shown in messages. */
  readonly label: string;
  readonly location: { readonly file: string } | { readonly url: string };
  /** What is stored as the source of the menu. */
  readonly sourceUrl: string;
  /** Id or name of the owning restaurant; undefined in a dry run. */
  readonly restaurant: string | undefined;
  /** Name for a menu whose document shows none. */
  readonly menuName: string | undefined;
}

/**
 * The address kept for a local file: its name, so that a copy in another folder is the same source.
 * @param name file name; below a folder that was named, the way from there with forward slashes
 */
export function fileSourceUrl(name: string): string {
  return `file:///${name.split('/').map(encodeURIComponent).join('/')}`;
}
