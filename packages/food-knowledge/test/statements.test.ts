import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';
import { STATEMENT_LANGUAGES, type StatementLanguage } from './invented-statements.ts';

const STATEMENTS = 20_000;
type Kind = 'contains' | 'mayContain' | 'free';
const KINDS: readonly Kind[] = ['contains', 'mayContain', 'free'];

interface Invented {
  readonly name: string;
  readonly description: string;
  readonly kind: Kind;
  readonly codes: readonly AllergenCode[];
}

/** Invents a statement of one to four allergens, before or behind a sentence about the dish or alone. */
function invent(language: StatementLanguage, { pick, shuffle, integer }: Random): Invented {
  const kind = pick(KINDS);
  const codes = shuffle(Object.keys(language.words) as AllergenCode[]).slice(0, 1 + integer(4));
  const words = codes.map((code) => {
    const members = kind === 'free' ? [] : (language.members[code] ?? []);
    return pick([...(language.words[code] ?? []), ...members]);
  });
  const list = words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${language.and} ${words.at(-1)}`;
  const said = pick(language[kind]).replace('%', list);
  const [name, other] = [pick(language.dishes), pick(language.dishes)];
  return { name, description: pick([said, `${other}. ${said}`, `${said} ${other}.`]), kind, codes };
}

/** Fault in reading a statement; undefined for none. */
function fault({ name, description, kind, codes }: Invented): string | undefined {
  const { evidence } = enrichItem({ name, description });
  const told = (code: AllergenCode, state: string) =>
    evidence.some((one) => one.value === code && one.basis === 'stated' && one.state === state);
  for (const code of codes) {
    const [contains, may, free] = [told(code, 'contains'), told(code, 'may contain'), told(code, 'free')];
    if (kind === 'contains' && (!contains || free)) return `${code} is not stated to be there`;
    if (kind === 'mayContain' && (!(may || contains) || free)) return `${code} is not stated as possible`;
    if (kind === 'free' && (contains || may)) return `${code} is stated to be there`;
    if (kind === 'free' && !free) return `${code} is not stated to be absent`;
    if (evidence.some((one) => one.value === code && one.state === 'likely absent'))
      return `${code} is called likely clear`;
  }
  return undefined;
}

test('no statement is lost or inverted, in eight languages', (t) => {
  const random = createRandom(20261123);
  const languages = Object.entries(STATEMENT_LANGUAGES);
  const faults = new Map<string, number>();
  for (let i = 0; i < STATEMENTS; i += 1) {
    const [name, language] = languages[i % languages.length] as [string, StatementLanguage];
    const invented = invent(language, random);
    const wrong = fault(invented);
    if (wrong) faults.set(`${name}: "${invented.name}" "${invented.description}": ${wrong}`, i);
  }
  t.deepEqual([...faults.keys()].slice(0, 20), [], `${faults.size} faults`);
});
