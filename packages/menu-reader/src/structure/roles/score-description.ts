import type { DocumentFacts } from './document-facts.ts';
import type { UnitFeatures } from './unit-features.ts';

/** How much a unit looks like a description. */
export function scoreDescription(f: UnitFeatures, facts: DocumentFacts): number {
  let score = f.priced ? -2.2 : 0.8;
  if (f.size < 0.94) score += 1;
  if (f.size > 1.1) score -= 1.5;
  score += 0.35 * f.commas;
  if (f.length > 45) score += 0.8;
  if (f.lower && facts.lowerShare < 0.5) score += 0.9;
  if (f.sameLine) score += f.dash ? 3 : 2;
  if (f.joiner) score += 0.3;
  if (f.previousOpen || f.startsOpen) score += 1;
  if (f.bold) score -= 1;
  if (f.capitals && facts.capitalsShare < 0.6) score -= 1.2;
  if (!f.sameLine && f.gap > 1.6) score -= 1.2;
  if (f.first) score -= 1;
  score -= 1.2 * (f.style.priced - 0.3);
  const nameStyle = f.style.priced > 0.5 && f.style.count > 3;
  // where names have commas, a comma says nothing
  const likeNames = f.style.descriptions < 0.4 ? !f.description : f.amongNames;
  if (nameStyle && !f.sameLine && likeNames) score -= 1.5;
  if (f.note) score -= 1.2;
  if (f.sectionWord) score -= 1.5;
  if (f.bracket) score += 0.8;
  if (f.listed) score += 2;
  if (f.addition) score -= 0.3;
  return score + (f.style.length > 40 ? 0.6 : -0.2);
}

/** How much a unit looks like the second line of a name. */
export function scoreNameRest(f: UnitFeatures, facts: DocumentFacts): number {
  let score = -1 + (f.sameStyleAsPrevious && !f.sameLine && f.gap < 1.15 ? 1 : -3);
  if (f.previousOpen) score += 1.6;
  if (f.startsOpen) score += 1.6;
  if (f.previousPriced && !f.previousOpen && !f.startsOpen && !f.lower) score -= 1.5;
  if (f.open) score += 0.2;
  if (f.endsName) score += 3;
  // where names stand apart, lines close together are one
  if (f.goesOnAbove && f.style.gapped > 0.4) score += 2.5;
  if (f.lower && facts.lowerShare < 0.35) score += 1.2;
  score += f.bold ? 0.3 : -0.6;
  if (f.commas > 1) score -= 0.8;
  if (f.length > 45) score -= 1.5;
  if (f.priced && f.previousPriced) score -= 3;
  if (f.gap < 0.97) score += 0.5;
  if (f.style.length > 45) score -= 1;
  return score;
}
