import { foldText } from '@menu-data-service/menu-model/fold-text';
import { hasPhrase, loadWords } from './words/load-words.ts';

export interface ServingTime {
  readonly of: 'occasion' | 'season' | 'year';
  /** Last day of service, YYYY-MM-DD; null if no year is named. */
  readonly until: string | null;
  /** The words without those of time: menus with the same stem are one menu at two times. */
  readonly stem: string;
}

interface Season {
  readonly of: 'occasion' | 'season';
  readonly lastDay: string;
  readonly phrases: readonly string[];
}

const SEASONS: readonly Season[] = [...loadWords('seasons')].map(([group, phrases]) => {
  const [of = '', lastDay = ''] = group.split(' ');
  return { of: of === 'occasion' ? 'occasion' : 'season', lastDay, phrases };
});

const YEAR = /\b20[1-4]\d\b/g;
/** @param words of the link, the name of the file, the title: the shorter the better */
export function servedOf(words: string): ServingTime | null {
  const folded = foldText(words);
  const season = SEASONS.find(({ phrases }) => hasPhrase(folded, phrases));
  const years = [...folded.matchAll(YEAR)].map(([year]) => Number(year));
  if (!season && years.length === 0) return null;
  const year = years.length === 0 ? null : Math.max(...years);
  // winter and New Year end in the year after
  const turns = season !== undefined && season.lastDay < '03-01' && season.of !== 'occasion' ? 1 : 0;
  return {
    of: season?.of ?? 'year',
    until: year === null ? null : `${year + turns}-${season?.lastDay ?? '12-31'}`,
    stem: stemOf(words),
  };
}

export function stemOf(words: string): string {
  const phrases = SEASONS.filter(({ of }) => of === 'season').flatMap((season) => season.phrases);
  return withoutPhrases(foldText(words), [...phrases, ...servedPhrases(words)])
    .replace(/\d+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const servedPhrases = (words: string): readonly string[] =>
  SEASONS.find(({ of, phrases }) => of === 'occasion' && hasPhrase(foldText(words), phrases))?.phrases ?? [];

const withoutPhrases = (folded: string, phrases: readonly string[]): string =>
  phrases.reduce((text, phrase) => ` ${text} `.replace(` ${phrase} `, ' ').trim(), folded);

/**
 * Reason why a menu is out of season; null if it is not. The menu of a year or a season counts until the site shows a later one of the same
 * name, but one of an occasion does not.
 * @param others service times of the site's other menus
 */
export function seasonOverReason(
  served: ServingTime | null,
  others: readonly (ServingTime | null)[],
  now: Date,
): string | null {
  if (served === null || served.until === null) return null;
  const today = now.toISOString().slice(0, 10);
  if (served.until >= today) return null;
  const { until, stem } = served;
  if (served.of === 'occasion') return `it was for an occasion that ended by ${until}`;
  const isReplaced = others.some(
    (other) => other !== null && other.stem === stem && other.until !== null && other.until > until,
  );
  return isReplaced ? `it is of a season that ended by ${until}, and a later one is here` : null;
}
