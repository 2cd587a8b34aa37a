import type { StatedFacts } from '../../../src/domain/draft-menu.ts';
import type { Legend } from './legend.ts';

export interface StatedText {
  readonly name: string;
  readonly description: string;
  readonly codes: readonly string[];
  readonly section: string;
  readonly menu: string;
}

export function statedFacts(_text: StatedText, _legend: Legend): StatedFacts {
  return {};
}
