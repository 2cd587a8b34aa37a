import { parseCorrections, type SourceDecisions } from '../../ingest/corrections.ts';
import type { IngestedMenu } from '../../ingest/ingest-document.ts';
import { readAgain } from '../../ingest/read-again.ts';
import { InputFailure, ServiceError } from '../../src/domain/errors.ts';
import { correctionOf } from './correction-of.ts';
import type { SourceView } from './source-view.ts';
import type { WorkbenchDeps } from './workbench-deps.ts';

type MendDeps = Pick<WorkbenchDeps, 'sources' | 'ingestion'>;

/**
 * Makes corrections of forms and reads the source again with them, so that they are stored now, as one version, and in later versions.
 * @throws ServiceError 400 that names the wrong field, or where none of them changes anything; nothing is kept then
 */
export function mend(
  view: SourceView,
  forms: readonly URLSearchParams[],
  deps: MendDeps,
): Promise<readonly IngestedMenu[]> {
  const { corrections, ...kept } = view.decisions;
  const made = forms.flatMap((form) => correctionOf(view.menus, form) ?? []);
  if (made.length === 0)
    throw new ServiceError(400, 'invalid_form', 'Nothing was changed: every field says what it said before.');
  return decide(view, { ...kept, corrections: [...corrections, ...made] }, deps);
}

/** Says in which currency all prices of a source are: pounds, whatever the document says, or another, and then they are left out. */
export function sayCurrency(view: SourceView, currency: string, deps: MendDeps): Promise<readonly IngestedMenu[]> {
  const { corrections } = view.decisions;
  const isPounds = currency === 'pounds';
  return decide(view, { corrections, currencyOk: isPounds, ...(!isPounds && { currency }) }, deps);
}

/** Takes a correction back, the newest of those that are alike. @throws ServiceError 400 where there is none */
export function takeBack(view: SourceView, correction: string, deps: MendDeps): Promise<readonly IngestedMenu[]> {
  const { corrections, ...kept } = view.decisions;
  const at = corrections.findLastIndex((one) => JSON.stringify(one) === correction);
  if (at < 0) throw new ServiceError(400, 'invalid_form', 'Nothing was changed: there is no such correction any more.');
  return decide(view, { ...kept, corrections: corrections.toSpliced(at, 1) }, deps);
}

/** Where it cannot be read again with them, the decisions stay as they were. */
async function decide(view: SourceView, decisions: object, { sources, ingestion }: MendDeps) {
  const { restaurant, state } = view;
  const { sourceUrl } = state;
  const before = await sources.corrections(restaurant.id, sourceUrl);
  await sources.saveCorrections(restaurant.id, sourceUrl, checked(decisions));
  try {
    return (await readAgain(restaurant, sourceUrl, ingestion, view.menus[0]?.name)).menus;
  } catch (error) {
    await sources.saveCorrections(restaurant.id, sourceUrl, before);
    throw error;
  }
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
