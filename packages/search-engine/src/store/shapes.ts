/** Lists of fields that documents have, each kept once under a number. */
export class Shapes {
  private readonly fields: (readonly string[])[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(fields: readonly string[]): number {
    const names = JSON.stringify(fields);
    const known = this.numbers.get(names);
    if (known !== undefined) return known;
    this.numbers.set(names, this.fields.length);
    return this.fields.push(fields) - 1;
  }

  fieldsOf(number: number): readonly string[] {
    return this.fields[number] as readonly string[];
  }
}
