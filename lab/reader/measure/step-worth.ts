import { isDeepStrictEqual } from 'node:util';
import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import { NOTHING_LEFT_OUT } from '@menu-data-service/menu-reader/src/structure/step';
import { STEP_NAMES } from '@menu-data-service/menu-reader/src/structure/steps';
import { type DocumentScore, scoreDocument } from '@menu-data-service/menu-reader/test/measure/score-document';
import { totalsOf } from '@menu-data-service/menu-reader/test/measure/totals-of';
import { kindOf, recognised } from './measure-document.ts';
import type { DocumentToMeasure } from './read-document.ts';
import { table } from './table.ts';

interface Figures {
  readonly f1: number;
  readonly price: number;
  readonly section: number;
}

/** Effect of one step: change of the figures in its presence, in thousandths. */
export interface StepWorth {
  readonly step: string;
  readonly changed: number;
  readonly better: number;
  readonly worse: number;
  readonly byKind: ReadonlyMap<string, Figures>;
}

interface WholeReading {
  readonly document: DocumentToMeasure;
  readonly draft: DraftDocument;
  readonly score: DocumentScore;
}

export function stepWorths(documents: readonly DocumentToMeasure[]): StepWorth[] {
  const whole = documents.map((document) => {
    const draft = recognised(document, NOTHING_LEFT_OUT);
    return { document, draft, score: scoreDocument(document.gold, draft) };
  });
  return [...STEP_NAMES['web pages'], ...STEP_NAMES.paper, ...STEP_NAMES.both].map((step) => worthOf(step, whole));
}

function worthOf(step: string, whole: readonly WholeReading[]): StepWorth {
  const pairs = whole.map((reading) => ({ ...reading, kind: kindOf(reading.document), ...readWithout(step, reading) }));
  const kinds = [...new Set(pairs.map(({ kind }) => kind))].sort();
  const byKind = kinds.map((kind) => {
    const own = pairs.filter((pair) => pair.kind === kind);
    const [now, then] = [totalsOf(own.map(({ score }) => score)), totalsOf(own.map(({ without }) => without))];
    return [kind, difference(now, then)] as const;
  });
  return {
    step,
    changed: pairs.filter(({ isSame }) => !isSame).length,
    better: pairs.filter(({ score, without }) => score.f1 > without.f1).length,
    worse: pairs.filter(({ score, without }) => score.f1 < without.f1).length,
    byKind: new Map(byKind),
  };
}

/** Score without a step; a document is not read again if the step is for others. */
function readWithout(
  step: string,
  { document, draft, score }: WholeReading,
): { readonly isSame: boolean; readonly without: DocumentScore } {
  const others = 'html' in document.source ? STEP_NAMES.paper : STEP_NAMES['web pages'];
  const again = others.includes(step) ? draft : recognised(document, new Set([step]));
  const isSame = isDeepStrictEqual(again, draft);
  return { isSame, without: isSame ? score : scoreDocument(document.gold, again) };
}

const difference = (now: Figures, then: Figures): Figures => ({
  f1: now.f1 - then.f1,
  price: now.price - then.price,
  section: now.section - then.section,
});

/** A line per step: item F1 / price / section by kind, in thousandths. */
export function worthTable(worths: readonly StepWorth[]): string {
  const kinds = [...(worths[0]?.byKind.keys() ?? [])];
  const rows = worths.map(({ step, changed, better, worse, byKind }) => [
    step,
    String(changed),
    String(better),
    String(worse),
    ...kinds.map((kind) => thousandths(byKind.get(kind))),
  ]);
  return table(['step', 'changed', 'better', 'worse', ...kinds], rows);
}

const thousandths = (figures: Figures | undefined): string =>
  figures
    ? [figures.f1, figures.price, figures.section]
        .map((value) => {
          const rounded = Math.round(1000 * value);
          return rounded > 0 ? `+${rounded}` : String(rounded);
        })
        .join(' ')
    : '-';
