export interface ValueCounter {
  /** Adds a document with this text; `number` is the text's code in the column of the field. */
  add(number: number, text: string, document: number): void;
  remove(number: number): void;
  /** Call after adding many documents, to do work ahead of the next search. */
  prepare(): void;
  clear(): void;
}
