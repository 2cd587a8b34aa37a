import { memoize } from '@menu-data-service/menu-model/memoize';

export const letterCount = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export const isCapitals = memoize((text) => {
  const letters = letterCount(text);
  return letters >= 3 && (text.match(/\p{Lu}/gu) ?? []).length / letters > 0.85;
});

export const startsLower = (text: string): boolean => /^\p{Ll}/u.test(text);

export const endsOpen = (text: string): boolean =>
  /(?:\b(?:with|and|or|in|on|of|the|a|our|your|from)|\bw[./]|[,&–+-])$/i.test(text);

/** True where the text continues another: it begins with a joining sign or word. */
export const startsOpen = (text: string): boolean =>
  /^(?:[&+,;)/]|(?:and|with|or|in|on|of|served|topped|w\/)\b)/.test(text);

/** True for a text like the description of a dish: long, with commas or a full stop, or a phrase of preparation. */
export function readsLikeDescription(text: string): boolean {
  return (
    text.length > 45 ||
    /,\s|\.\s?$/.test(text) ||
    /\b(?:served|topped|with|filled|cooked|marinated|drizzled|tossed|mixed)\b.*\b(?:and|with|in|on)\b/i.test(text) ||
    (startsLower(text) && text.length > 20)
  );
}
