export type ClassHint = 'name' | 'description' | 'price' | 'heading' | 'code' | 'other';

export interface HtmlOrigin {
  /** 1 to 6 for h1 to h6 and the like; 0 for none. */
  readonly heading: number;
  readonly hint: ClassHint | null;
  readonly element: TreeElement;
}

export interface TreeElement {
  readonly tag: string;
  readonly parent: TreeElement | null;
  readonly depth: number;
  /** Tag with its first class names; the path has those of all ancestors from the outermost on. */
  readonly signature: string;
  readonly path: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
  readonly children: readonly TreeNode[];
  readonly text: string;
  /** Length of that text without superfluous space, and of the part inside links. */
  readonly length: number;
  readonly linkLength: number;
}

export type TreeNode = TreeElement | string;
