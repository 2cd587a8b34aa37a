import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';
import { STATEMENT_LANGUAGES } from './invented-statements.ts';
import { PROMISE_TURNS, type PromiseTurns } from './invented-turns.ts';

interface Said {
  readonly code: string;
  readonly text: string;
  readonly states: readonly string[];
}

/** Statements about an allergen made by each phrasing. */
function said(language: string, ways: (turns: PromiseTurns, noun: string) => readonly string[]): Said[] {
  const { words = {}, dishes = [] } = STATEMENT_LANGUAGES[language] ?? {};
  const turns = PROMISE_TURNS[language];
  if (!turns) return [];
  return Object.entries(words).flatMap(([code, nouns]) =>
    nouns.flatMap((noun) =>
      ways(turns, noun).map((text) => {
        const { evidence } = enrichItem({ name: dishes[0] ?? '', description: text });
        const ofCode = evidence.filter(({ value, basis }) => value === code && basis === 'stated');
        return { code, text, states: ofCode.flatMap(({ state }) => state ?? []) };
      }),
    ),
  );
}

const turned = (which: 'denied' | 'open' | 'confirmed') => (turns: PromiseTurns, noun: string) =>
  turns.promises.flatMap((promise) => turns[which].map((way) => way.replace('%', promise.replace('%', noun))));

/** Texts with a wrong statement. */
function wrong(told: readonly Said[], isRight: (states: readonly string[]) => boolean): string[] {
  return told.flatMap(({ code, text, states }) => (isRight(states) ? [] : [`${code} "${text}": ${states}`]));
}

for (const language of Object.keys(PROMISE_TURNS)) {
  test(`a denied, excepted or open promise is none (${language})`, (t) => {
    for (const which of ['denied', 'open'] as const) {
      const faults = wrong(said(language, turned(which)), (states) => !states.includes('free'));
      t.deepEqual(faults.slice(0, 20), [], `${which}: ${faults.length}`);
    }
  });

  test(`a denied promise says that the allergen is or may be present (${language})`, (t) => {
    const faults = wrong(said(language, turned('denied')), (states) => states.some((one) => one !== 'free'));
    t.deepEqual(faults.slice(0, 20), [], `${faults.length}`);
  });

  test(`a confirmed promise is one (${language})`, (t) => {
    const faults = wrong(said(language, turned('confirmed')), (states) => states.join() === 'free');
    t.deepEqual(faults.slice(0, 20), [], `${faults.length}`);
  });

  test(`food unsuitable for people who must avoid an allergen may contain it (${language})`, (t) => {
    const told = said(language, (turns, noun) => turns.unsuitable.map((way) => way.replace('%', noun)));
    const coeliacs = said(language, (turns) => turns.unsuitableForCoeliacs).filter(({ code }) => code === 'GLUTEN');
    t.true(coeliacs.length > 0);
    const faults = wrong([...told, ...coeliacs], (states) => states.join() === 'may contain');
    t.deepEqual(faults.slice(0, 20), [], `${faults.length}`);
  });

  test(`a warning behind a promise applies to the promised allergens (${language})`, (t) => {
    const ways = ({ promises, traces }: PromiseTurns, noun: string) =>
      promises.flatMap((promise) =>
        traces.flatMap((warning) =>
          ['%, !', '% (!)', '%. !.'].map((way) => way.replace('%', promise.replace('%', noun)).replace('!', warning)),
        ),
      );
    const faults = wrong(said(language, ways), (states) => states.includes('may contain'));
    t.deepEqual(faults.slice(0, 20), [], `${faults.length}`);
  });

  test(`an allergen whose absence cannot be promised may be present (${language})`, (t) => {
    const ways = ({ promises, notPromised }: PromiseTurns, noun: string) =>
      promises.flatMap((promise) => notPromised.map((way) => way.replace('%', promise.replace('%', noun))));
    const faults = wrong(said(language, ways), (states) => states.join() === 'may contain');
    t.deepEqual(faults.slice(0, 20), [], `${faults.length}`);
  });

  test(`without one kind of a group is not without the group (${language})`, (t) => {
    const faults = wrong(
      said(language, ({ kinds }, noun) => kinds.map((way) => way.replace('%', noun))),
      (states) => !states.includes('free'),
    );
    t.deepEqual(faults.slice(0, 20), [], `${faults.length}`);
  });

  test(`an answer in brackets or behind a dash belongs to the label before it (${language})`, (t) => {
    const milk = STATEMENT_LANGUAGES[language]?.words.MILK?.[0] ?? '';
    const forms = ['(?)', '[?]', '- ?', '– ?', ': ?'];
    const lists = (answer: 'yes' | 'no') =>
      said(language, ({ answers }, noun) =>
        forms.map((form) => `${milk} ${form.replace('?', answers.no)}, ${noun} ${form.replace('?', answers[answer])}`),
      ).filter(({ code }) => code !== 'MILK');
    const behind = wrong(lists('yes'), (states) => states.join() === 'contains');
    t.deepEqual(behind.slice(0, 20), [], `${behind.length}`);
    const ofVegan = said(language, ({ answers }, noun) => [`vegan: ${answers.no}, ${noun}: ${answers.yes}`]);
    t.deepEqual(
      wrong(ofVegan, (states) => states.join() === 'contains'),
      [],
    );
    const denied = wrong(lists('no'), (states) => !states.includes('contains'));
    t.deepEqual(denied.slice(0, 20), [], `${denied.length}`);
  });

  test(`an answer decides whether the allergen is present (${language})`, (t) => {
    const contains = (STATEMENT_LANGUAGES[language]?.contains ?? []).flatMap((way) =>
      /^\p{L}+ %\.$/u.test(way) ? [way.slice(0, -1)] : [],
    );
    t.true(contains.length > 0);
    const labels = (noun: string) => ['%', ...contains].map((way) => way.replace('%', noun));
    const ofAnswer = (answer: 'yes' | 'no') =>
      said(language, (turns, noun) => labels(noun).map((label) => `${label}: ${turns.answers[answer]}`));
    t.deepEqual(
      wrong(ofAnswer('no'), (states) => states.join() === 'free'),
      [],
    );
    t.deepEqual(
      wrong(ofAnswer('yes'), (states) => states.join() === 'contains'),
      [],
    );
  });
}
