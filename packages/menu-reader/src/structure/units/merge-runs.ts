import type { Run } from '../segments/segment.ts';
import { isBold, styleKeyOf } from '../segments/style-key.ts';
import { isCapitals, letterCount } from '../text/text-shape.ts';

const UNIT = /^(?:ml|cl|oz|g|kg|l|ltr|bottle|btl|glass|pint|half|in|inch|abv|%)\.?$/i;

/** "32." in another style than the name behind it. */
const LONE_NUMBER = /^\s*\d{1,3}[.)]\s*$/;

/** Joins the runs of a segment whose change of style means nothing: units after numbers, signs, small capitals. */
export function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of moveBrackets(joinUnits(runs))) {
    const last = merged.at(-1);
    if (!last) merged.push({ ...run });
    else if (!hasContent(run.text) || areSmallCapitals(last, run)) extend(last, run);
    else if (!hasContent(last.text) || LONE_NUMBER.test(last.text))
      merged[merged.length - 1] = { ...run, text: last.text + run.space + run.text, x: last.x };
    else merged.push({ ...run });
  }
  return merged;
}

const hasContent = (text: string): boolean => letterCount(text) > 0 || /\d/.test(text);

function extend(last: Run, run: Run): void {
  last.text += run.space + run.text;
  last.x1 = run.x1;
  last.size = Math.max(last.size, run.size);
  last.confidence = Math.min(last.confidence, run.confidence);
  if (!last.html) last.styleKey = styleKeyOf(last);
}

/** A number whose digits are set in several styles; more than three before a point are two: the year of a wine and its price. */
const isOneNumber = (before: string, after: string): boolean =>
  /(?:^|\D)\d{1,3}(?:[.,]\d*)?$/.test(before) && /^[.,]?\d/.test(after) && !/\d{4}/.test(before + after);

function joinUnits(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && run.space === '' && isOneNumber(last.text, run.text)) {
      last.text += run.text;
      last.x1 = run.x1;
      continue;
    }
    if (!last || !UNIT.test(run.text.trim()) || !/\d\s*$/.test(last.text)) {
      joined.push({ ...run });
      continue;
    }
    last.text += run.text.trim();
    last.x1 = run.x1;
    const before = joined.at(-2);
    if (before && /^\s*\d+\S*$/.test(last.text)) {
      before.text += ` ${last.text.trim()}`;
      before.x1 = last.x1;
      joined.pop();
    }
  }
  return joined;
}

/** Moves an opening bracket, or a currency sign before a number, from the end of a run to the next. */
function moveBrackets(runs: Run[]): Run[] {
  runs.forEach((run, i) => {
    const next = runs[i + 1];
    const currency = /^\s*[\d.]/.test(next?.text ?? '') ? /\s*\p{Sc}\s*$/u.exec(run.text) : null;
    if (next && currency) {
      run.text = run.text.slice(0, currency.index);
      next.text = currency[0].trim() + next.text.trimStart();
      return;
    }
    const bracket = /\s*\($/.exec(run.text);
    if (!next || !bracket) return;
    run.text = run.text.slice(0, bracket.index);
    next.text = `(${next.text}`;
  });
  return runs;
}

function areSmallCapitals(a: Run, b: Run): boolean {
  const alike =
    a.font === b.font && a.colour === b.colour && isBold(a.weight) === isBold(b.weight) && !a.html && !b.html;
  return alike && isCapitals(a.text + 'A'.repeat(Math.max(0, 3 - letterCount(a.text)))) && isCapitals(`${b.text}AA`);
}
