/** Follows which texts a field has, and in which documents. */
export interface ValueCounter {
  /** A document with this text was added; its number is its code in the column of the field. */
  add(number: number, text: string, document: number): void;
  /** A document with the value of this number was removed. */
  remove(number: number): void;
  /** Called after many documents came, so that the next search need not do what can be done now. */
  prepare(): void;
  /** Forgets all, before documents are added anew under other numbers. */
  clear(): void;
}
