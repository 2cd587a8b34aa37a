import type { z } from 'zod';
import { allergenGround } from '../../domain/allergen-ground.ts';
import type { Evidence } from '../../domain/evidence.ts';
import type { MenuEvidence } from '../../ports/menu-store.ts';
import type { menuEvidenceSchema } from '../schemas/evidence.ts';

type EvidenceBody = z.output<typeof menuEvidenceSchema>;
type SectionBody = EvidenceBody['sections'][number];
type ItemBody = SectionBody['items'][number];

export function presentMenuEvidence({ menuId, leftOut, sections }: MenuEvidence): EvidenceBody {
  return {
    menuId,
    leftOut: leftOut.map(({ from, to, reason }) => ({ from, to, reason })),
    sections: sections.map(presentSection),
  };
}

function presentSection({ id, name, items }: MenuEvidence['sections'][number]): SectionBody {
  return { id, name, items: items.map(presentItem) };
}

function presentItem(item: MenuEvidence['sections'][number]['items'][number]): ItemBody {
  const { name, evidence, review } = item;
  return {
    name,
    allergenGround: allergenGround(item, evidence),
    evidence: evidence.map(presentEvidence),
    review: [...review],
  };
}

function presentEvidence(of: Evidence): ItemBody['evidence'][number] {
  const { field, value, basis, words, rule, confidence, range, state } = of;
  return { field, value, basis, words, rule, confidence, range: range ? [...range] : null, state: state ?? null };
}
