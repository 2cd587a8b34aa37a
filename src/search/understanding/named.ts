/** A name from the data: as it is said back, and the values of the documents it stands for. All folded. */
export interface Named {
  readonly name: string;
  readonly values: readonly string[];
  /** What it is called cannot be the name of a food. */
  readonly sure?: true;
}

/** Words of which is asked only whether one is among them. */
export interface Words {
  has(word: string): boolean;
}
