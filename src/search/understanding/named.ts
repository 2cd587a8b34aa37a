/** A name from the data: as shown, and the field values it stands for. All folded. */
export interface Named {
  readonly name: string;
  readonly values: readonly string[];
  /** Its name cannot be a food. */
  readonly sure?: true;
}

export interface Words {
  has(word: string): boolean;
}
