import { type AllergenEntry, allergenName, parseAllergens, statedFree } from '@menu-data-service/menu-model/allergens';
import { type Html, html } from '../../../pages/html.ts';
import { capital } from '../../items/words.ts';

/** Known facts about an item's allergens, in lines for people who eat. Silence of the restaurant is always said. */
export function allergenLines(allergens: string): readonly Html[] {
  const { entries, known } = parseAllergens(allergens);
  const of = (state: AllergenEntry['state'], estimated: boolean) =>
    entries.filter((entry) => entry.state === state && entry.estimated === estimated).map(named);
  const lines = [
    line('Contains', of('contains', false)),
    line('Probably contains', of('contains', true), 'our estimate'),
    line('May contain', of('may contain', false)),
    line('May contain', of('may contain', true), 'our estimate'),
    line('The restaurant says it is free from', statedFree(allergens).map(allergenName)),
  ].filter((one) => one !== undefined);
  const rest = lines.length === 0 ? 'allergens' : 'other allergens';
  const last = known
    ? html`<strong>No ${rest}:</strong> the restaurant says so, or every ingredient is known.`
    : html`<strong>${capital(rest)}:</strong> the restaurant has not said.`;
  return [...lines, last];
}

function line(label: string, names: readonly string[], note?: string): Html | undefined {
  if (names.length === 0) return undefined;
  return html`<strong>${label}:</strong> ${names.join(', ')}${note === undefined ? undefined : html` <span class="quiet">(${note})</span>`}`;
}

function named({ code, kinds }: AllergenEntry): string {
  return kinds.length === 0 ? allergenName(code) : `${allergenName(code)} (${kinds.join(', ')})`;
}
