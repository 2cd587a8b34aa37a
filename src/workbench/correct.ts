import { InputFailure, ServiceError } from '../domain/errors.ts';
import { parseCorrections, type SourceDecisions } from '../ingest/corrections.ts';
import type { IngestedMenu } from '../ingest/ingest-document.ts';
import type { DecisionChange } from '../ingest/load-decisions.ts';
import { readAgain } from '../ingest/read-again.ts';
import { correctionOf } from './correction-of.ts';
import type { SourceView } from './source-view.ts';
import type { WorkbenchDeps } from './workbench-deps.ts';

type CorrectDeps = Pick<WorkbenchDeps, 'ingestion'>;

/**
 * Applies corrections of forms by reading the source again, so that they are stored now, as one version, and in later versions.
 * @throws ServiceError 400 that names the wrong field, or if none changes anything; nothing is kept then
 */
export function correct(
  view: SourceView,
  forms: readonly URLSearchParams[],
  deps: CorrectDeps,
): Promise<readonly IngestedMenu[]> {
  const made = forms.flatMap((form) => correctionOf(view.menus, form) ?? []);
  if (made.length === 0) throw new ServiceError(400, 'invalid_form', 'Nothing changed: every field is as it was.');
  return decide(view, (kept) => ({ ...kept, corrections: [...kept.corrections, ...made] }), deps);
}

/** Sets the currency of all prices of a source: pounds, whatever the document says, or another, and then they are left out. */
export function setCurrency(view: SourceView, currency: string, deps: CorrectDeps): Promise<readonly IngestedMenu[]> {
  const isPounds = currency === 'pounds';
  const said = { currencyOk: isPounds, ...(!isPounds && { currency }) };
  return decide(view, ({ corrections }) => ({ corrections, ...said }), deps);
}

/** Reverts a correction, the newest of equal ones. @throws ServiceError 400 if there is none */
export function undoCorrection(
  view: SourceView,
  correction: string,
  deps: CorrectDeps,
): Promise<readonly IngestedMenu[]> {
  const change = ({ corrections, ...kept }: SourceDecisions) => {
    const at = corrections.findLastIndex((one) => JSON.stringify(one) === correction);
    if (at < 0) throw new ServiceError(400, 'invalid_form', 'Nothing changed: that correction is gone.');
    return { ...kept, corrections: corrections.toSpliced(at, 1) };
  };
  return decide(view, change, deps);
}

/** Changes the decisions as they are at publication, so that two people who decide at once both do. */
async function decide(view: SourceView, change: (kept: SourceDecisions) => object, { ingestion }: CorrectDeps) {
  const decided: DecisionChange = (stored) => checked(change(stored()));
  const how = { menuName: view.menus[0]?.name, change: decided };
  return (await readAgain(view.restaurant, view.state.sourceUrl, ingestion, how)).menus;
}

function checked(all: object): SourceDecisions {
  try {
    return parseCorrections(all, 'the form');
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error;
    const [, ...problems] = error.message.split('\n');
    throw new ServiceError(400, 'invalid_form', `Nothing was changed. ${problems.join(' ').trim()}`);
  }
}
