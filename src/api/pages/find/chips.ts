import { type Html, html } from '../../../pages/html.ts';
import { findAddress } from '../../items/find-address.ts';
import type { FindQuery } from '../../items/find-query-schema.ts';
import { chosenConditions, understoodConditions } from '../../items/relaxations/asked-conditions.ts';
import type { Condition } from '../../items/relaxations/condition-parts.ts';
import { joinWords } from '../../shared/allergen-names.ts';
import type { FindAnswer } from './find-answer.ts';

/** Conditions as chips, each a link to the same page without it, and how the words were read. */
export function chips(answer: FindAnswer): Html | undefined {
  const { query, found, facets } = answer;
  const understood = found?.understood;
  const chosen = chosenConditions(query, {
    restaurant: facets.restaurants[0]?.name,
    menu: found?.hits[0]?.menuName,
    dish: askedDish(answer),
  });
  const read = found === null || query.understand === false ? [] : understoodConditions(query, found);
  const used = new Set(found?.hints.dropped ?? []);
  // A word that was corrected and then left out is named once, as it was typed.
  const typedFor = new Map((understood?.corrected ?? []).map(({ typed, to }) => [to, typed]));
  const corrected = (understood?.corrected ?? []).flatMap(({ typed, to }) =>
    used.has(to) ? [] : [`“${typed}” as “${to}”`],
  );
  const away = (understood?.unknownPlaces ?? []).map((place) => `“${place}”`);
  const ignored = (understood?.ignored ?? []).filter((word) => !used.has(word)).map((word) => `“${word}”`);
  const dropped = (found?.hints.dropped ?? []).map((word) => `“${typedFor.get(word) ?? word}”`);
  return html`${list(query, 'Your filters', chosen)}${list(query, 'Filters we picked up from your search', read)}${
    corrected.length > 0 && html`<p class="small quiet">We read ${joinWords(corrected)}.</p>`
  }${away.length > 0 && html`<p class="small"><strong>We have no restaurant in ${joinWords(away, 'or')}.</strong> These dishes are elsewhere.</p>`}${
    understood?.needsPlace &&
    html`<p class="small">Say which town or postcode district, as in “in Stone”: we do not know where you are.</p>`
  }${ignored.length > 0 && html`<p class="small quiet">We ignored ${joinWords(ignored)}.</p>`}${
    dropped.length > 0 &&
    html`<p class="small quiet">Nothing matched ${joinWords(dropped)} as well, so we left it out.</p>`
  }${
    read.length + corrected.length > 0 &&
    html`<p class="small"><a href="${findAddress(query, { understand: false })}">Search for ${
      corrected.length > 0 && read.length === 0 ? `“${query.search}”` : 'these exact words'
    } instead</a></p>`
  }${
    query.understand === false &&
    html`<p class="small quiet">We searched for your exact words. <a href="${findAddress(query, { understand: undefined })}">Use them as filters too</a></p>`
  }`;
}

/** Most frequent name of the dish across all places, regardless of the first hit. */
export function askedDish({ query, elsewhere, found }: FindAnswer): string | undefined {
  return elsewhere.get(query.family ?? '')?.name ?? found?.hits[0]?.item.name;
}

function list(query: FindQuery, label: string, conditions: readonly Condition[]): Html | undefined {
  if (conditions.length === 0) return undefined;
  const entries = conditions.map(
    (condition) =>
      html`<li><a class="chip chosen" href="${findAddress(query, condition.away)}"><span class="visually-hidden">Remove filter: </span>${condition.label} <span class="cross" aria-hidden="true">×</span></a></li>`,
  );
  return html`<div class="conditions"><p class="small quiet" id="${idOf(label)}">${label}</p><ul class="chips" aria-labelledby="${idOf(label)}">${entries}</ul></div>`;
}

const idOf = (label: string) => label.toLowerCase().replaceAll(' ', '-');
