/** One document to ingest, as a command line or a manifest names it. */
export interface SourceInput {
  /** How the person wrote it, for messages. */
  readonly label: string;
  readonly location: { readonly file: string } | { readonly url: string };
  /** What is stored as the source of the menu. */
  readonly sourceUrl: string;
  /** Id or name of the restaurant; undefined in a dry run. */
  readonly restaurant: string | undefined;
  /** Name for a menu whose document shows none. */
  readonly menuName: string | undefined;
}

/**
 * The source address of a local file. It has only the name, so that a copy in another folder is the same source.
 * @param name file name, or the path relative to the folder that was named, with forward slashes
 */
export function fileSourceUrl(name: string): string {
  return `file:///${name.split('/').map(encodeURIComponent).join('/')}`;
}
