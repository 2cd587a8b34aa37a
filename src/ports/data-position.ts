/** How far menus and restaurants are. */
export interface DataPosition {
  /**
   * Text that is another one after each change. What any process has answered before this was called is in it; where the store does not
   * answer, what was known last. Never rejects.
   */
  now(): Promise<string>;
}
