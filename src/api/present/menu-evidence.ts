import type { z } from 'zod';
import type { Evidence } from '../../domain/evidence.ts';
import type { MenuEvidence } from '../../ports/menu-store.ts';
import type { menuEvidenceSchema } from '../schemas/evidence.ts';

type EvidenceBody = z.output<typeof menuEvidenceSchema>;

function presentEvidence(of: Evidence): EvidenceBody['sections'][number]['items'][number]['evidence'][number] {
  const { field, value, basis, words, rule, confidence, range, state } = of;
  return { field, value, basis, words, rule, confidence, range: range ? [...range] : null, state: state ?? null };
}

export function presentMenuEvidence({ menuId, sections }: MenuEvidence): EvidenceBody {
  return {
    menuId,
    sections: sections.map(({ id, name, items }) => ({
      id,
      name,
      items: items.map(({ name: itemName, evidence, review }) => ({
        name: itemName,
        evidence: evidence.map(presentEvidence),
        review: [...review],
      })),
    })),
  };
}
