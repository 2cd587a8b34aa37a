/** What the class names of an element suggest. */
export type ClassHint = 'name' | 'description' | 'price' | 'heading' | 'code' | 'other';

/** The place in the tree a run comes from. */
export interface HtmlOrigin {
  /** 1 to 6 for h1 to h6 and their like; 0 for none. */
  readonly heading: number;
  readonly hint: ClassHint | null;
  readonly element: TreeElement;
}

/** An element of the page with the measures that reading needs. */
export interface TreeElement {
  readonly tag: string;
  readonly parent: TreeElement | null;
  readonly depth: number;
  /** Tag with its first class names, and those of all ancestors from the outermost on. */
  readonly signature: string;
  readonly path: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
  readonly children: readonly TreeNode[];
  /** All text below, scripts and the like left out. */
  readonly text: string;
  /** Length of that text without superfluous space, and of the part inside links. */
  readonly length: number;
  readonly linkLength: number;
}

export type TreeNode = TreeElement | string;
