import { foldValue } from '../text/fold-word.ts';
import { isScalar, type Scalar } from './engine-document.ts';
import { withCapacity } from './grow.ts';

const FEW_KEYS = 16;

const MISSING = 0;

/**
 * Filterable field: the code of its distinct value for each document. A condition is decided once per distinct value and then looked up per
 * document.
 */
export class Column {
  codes: Uint32Array = new Uint32Array(0);
  /** Distinct values by code; `undefined`: a missing field. */
  readonly values: unknown[] = [undefined];
  /** True if all values are numbers, null or missing. */
  numeric = true;
  private readonly codeOf = new Map<unknown, number>();
  private readonly codeOfJson = new Map<string, number>();
  /** Keys of the single values by code, as numbers of `keys`. */
  private readonly keysOfCode: (readonly number[])[] = [[]];
  private readonly keys: string[] = [];
  private readonly keyNumbers = new Map<string, number>();
  private orderedKeys: readonly number[] | null = null;
  private lastValue: unknown = undefined;
  private lastCode = MISSING;

  set(document: number, value: unknown): void {
    this.codes = withCapacity(this.codes, document + 1);
    // Consecutive documents of one menu have much in common.
    if (value !== this.lastValue) {
      this.lastValue = value;
      this.lastCode = this.code(value);
    }
    this.codes[document] = this.lastCode;
  }

  /** Code of a number or text, spelled exactly so, that is the only value of the field. */
  codeOfAlone(value: number | string): number | undefined {
    return this.codeOf.get(value);
  }

  /** Keys under which filters and facets know a distinct value, as numbers, without duplicates. */
  keysOf(code: number): readonly number[] {
    return this.keysOfCode[code] as readonly number[];
  }

  get keyCount(): number {
    return this.keys.length;
  }

  numberOfKey(key: string): number | undefined {
    return this.keyNumbers.get(key);
  }

  /** Keys by number, in ascending order: those given or, if that is less work, all. */
  keysInOrder(given: readonly number[]): readonly number[] {
    const text = (key: number) => this.keys[key] as string;
    if (given.length * FEW_KEYS < this.keys.length) return [...given].sort((a, b) => (text(a) < text(b) ? -1 : 1));
    this.orderedKeys ??= [...this.keys].sort().map((key) => this.keyNumbers.get(key) as number);
    return this.orderedKeys;
  }

  labelOf(key: number, code: number): string {
    const text = this.keys[key] as string;
    return String(scalarsOf(this.values[code]).find((value) => valueKey(value) === text) ?? text);
  }

  of(document: number): unknown {
    return this.values[this.codes[document] as number];
  }

  compacted(documents: Uint32Array): Column {
    const out = new Column();
    out.codes = new Uint32Array(documents.length);
    for (const [number, document] of documents.entries()) out.set(number, this.of(document));
    return out;
  }

  private code(value: unknown): number {
    if (value === undefined) return MISSING;
    const isObject = typeof value === 'object' && value !== null;
    const codes: Map<unknown, number> = isObject ? this.codeOfJson : this.codeOf;
    const key = isObject ? JSON.stringify(value) : value;
    let code = codes.get(key);
    if (code === undefined) {
      code = this.values.length;
      this.values.push(value);
      codes.set(key, code);
      this.keysOfCode.push([...new Set(scalarsOf(value).map((scalar) => this.keyNumber(valueKey(scalar))))]);
      if (typeof value !== 'number' && value !== null) this.numeric = false;
    }
    return code;
  }

  private keyNumber(key: string): number {
    let number = this.keyNumbers.get(key);
    if (number === undefined) {
      number = this.keys.length;
      this.keyNumbers.set(key, number);
      this.keys.push(key);
      this.orderedKeys = null;
    }
    return number;
  }
}

export function scalarsOf(value: unknown): readonly Scalar[] {
  if (isScalar(value)) return [value];
  return Array.isArray(value) ? value.filter(isScalar) : [];
}

/** Key by which filters and facets compare: case-insensitive, accent-sensitive; 5 and "5" are one. */
export function valueKey(value: Scalar): string {
  return typeof value === 'string' ? foldValue(value) : String(value);
}
