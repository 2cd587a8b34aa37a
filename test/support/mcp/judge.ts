/**
 * Place, comparison and expected value. A place is keys and positions separated by slashes, and "key=value" selects list entries with this
 * value: the first, unless it comes last.
 */
type Check = readonly [
  place: string,
  how: 'is' | 'has' | 'lacks' | 'names are' | 'count' | 'atLeast' | 'matches' | 'silent about' | 'refused',
  wanted: unknown,
];

export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly call: readonly [tool: string, given: Readonly<Record<string, unknown>>];
  readonly checks: readonly Check[];
}

export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

/** The fault of an answer, or null. */
export function judge({ checks }: Question, { isError, text }: ToolAnswer): string | null {
  const failed = checks.find(([where, how, wanted]) => {
    if (how === 'refused') return !(isError && text.includes(String(wanted)));
    return isError || !holds(at(JSON.parse(text), where), how, wanted);
  });
  return failed === undefined ? null : `${JSON.stringify(failed)}: ${text.slice(0, 2000)}`;
}

function holds(value: unknown, how: Check[1], wanted: Check[2]): boolean {
  const list = Array.isArray(value) ? value : [];
  const names = list.map(nameOf);
  const all = Array.isArray(wanted) ? wanted.map(String) : [];
  if (how === 'is') return JSON.stringify(value) === JSON.stringify(wanted);
  if (how === 'has') return all.every((one) => names.some((name) => name.startsWith(one)));
  if (how === 'lacks') return !all.some((one) => names.includes(one));
  if (how === 'names are') return JSON.stringify(names.toSorted()) === JSON.stringify(all.toSorted());
  if (how === 'count') return Array.isArray(value) && value.length === wanted;
  if (how === 'atLeast') return typeof value === 'number' && value >= Number(wanted);
  if (how === 'matches') return typeof value === 'string' && new RegExp(String(wanted)).test(value);
  return value !== undefined && !JSON.stringify(value).includes(String(wanted));
}

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { name, restaurantName } = entry as Readonly<Record<string, unknown>>;
  return String(name ?? restaurantName);
}

function at(root: unknown, place: string): unknown {
  const steps = place.split('/');
  return steps.reduce<unknown>((value, step, i) => {
    const [key = '', wanted] = step.split('=');
    if (wanted === undefined) return (value as Readonly<Record<string, unknown>> | undefined)?.[key];
    if (!Array.isArray(value)) return undefined;
    const found = value.filter((one: Readonly<Record<string, unknown>>) => one[key] === wanted);
    return i === steps.length - 1 ? found : found[0];
  }, root);
}
