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

/** The address kept for a local file: its name only, so that a copy in another folder is the same source. */
export function fileSourceUrl(fileName: string): string {
  return `file:///${encodeURIComponent(fileName)}`;
}
