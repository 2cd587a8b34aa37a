/** Follows which texts a field has, and in how many documents. */
export interface ValueCounter {
  /** `change` more documents have this text; its number is its code in the column of the field. */
  count(number: number, text: string, change: number): void;
  /** Called after many documents came, so that the next search need not do what can be done now. */
  prepare(): void;
  /** Forgets all, before documents are counted anew. */
  clear(): void;
}
