import type { z } from 'zod';
import type { Evidence } from '../../domain/evidence.ts';
import type { MenuEvidence } from '../../ports/menu-store.ts';
import type { menuEvidenceSchema } from '../schemas/evidence.ts';

type EvidenceBody = z.output<typeof menuEvidenceSchema>;
type SectionBody = EvidenceBody['sections'][number];
type ItemBody = SectionBody['items'][number];

export function presentMenuEvidence({ menuId, sections }: MenuEvidence): EvidenceBody {
  return { menuId, sections: sections.map(presentSection) };
}

function presentSection({ id, name, items }: MenuEvidence['sections'][number]): SectionBody {
  return { id, name, items: items.map(presentItem) };
}

function presentItem({ name, evidence, review }: MenuEvidence['sections'][number]['items'][number]): ItemBody {
  return { name, evidence: evidence.map(presentEvidence), review: [...review] };
}

function presentEvidence(of: Evidence): ItemBody['evidence'][number] {
  const { field, value, basis, words, rule, confidence, range, state } = of;
  return { field, value, basis, words, rule, confidence, range: range ? [...range] : null, state: state ?? null };
}
