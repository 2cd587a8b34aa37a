import type { RouterContext } from '@koa/router';
import { EVIDENCE_FIELDS, type Evidence } from '@menu-data-service/menu-model/evidence';
import { z } from 'zod';
import { ALLERGEN_GROUNDS, allergenGround } from '../../domain/allergen-ground.ts';
import { sendTagged } from '../../http/send-tagged.ts';
import type { MenuEvidence } from '../../ports/menu-store.ts';
import type { FromDatabase } from '../shared/api-deps.ts';
import { refuseQuery } from '../shared/parse-query.ts';
import { idSchema } from '../shared/values.ts';
import { findByMenuId } from './menu-by-id.ts';

const evidenceSchema = z
  .strictObject({
    field: z.enum(EVIDENCE_FIELDS),
    value: z.string().meta({
      description:
        'The value; for allergens the code of one allergen. A price stands here only where it is printed in another currency than pounds, as the number in `value` and with its currency in `words`; the price of the item is then 0.',
    }),
    basis: z.enum(['stated', 'estimated']).meta({ description: 'Stated by the restaurant, or estimated by us.' }),
    words: z.string().meta({ description: 'Words of the document it rests on; may be empty.' }),
    rule: z.string().meta({ description: 'Rule, dish or ingredient it follows from.' }),
    confidence: z.number().min(0).max(1),
    range: z
      .tuple([z.number(), z.number()])
      // Length bounds close it already, and few client generators know a schema that is `false`.
      .meta({ override: { items: { type: 'number' } } })
      .nullable()
      .meta({ description: 'For estimated calories: 80 % range in kcal.' }),
    state: z.enum(['contains', 'may contain', 'free', 'likely absent']).nullable().meta({
      description:
        'For allergens: contained, possibly contained, stated as absent, or absent by a calibrated estimate.',
    }),
  })
  .meta({ id: 'Evidence', description: 'Where one value comes from.' });

const sectionEvidenceSchema = z
  .strictObject({
    id: idSchema,
    name: z.string(),
    items: z.array(
      z.strictObject({
        name: z.string(),
        allergenGround: z.enum(ALLERGEN_GROUNDS).meta({
          description:
            'Source of the allergens: the kitchen, for all or in part; the ingredients; the name; or nobody. Only "kitchen" says what is absent.',
        }),
        evidence: z.array(evidenceSchema),
        review: z
          .array(z.string())
          .meta({ description: 'Reasons why a person should look at the item; empty = none.' }),
      }),
    ),
  })
  .meta({ id: 'SectionEvidence' });

const leftOutSchema = z.strictObject({ from: z.int().min(1), to: z.int().min(1), reason: z.string() }).meta({
  id: 'PagesLeftOut',
  description: 'Numbers of the first and the last of neighbouring pages, and why they were not read.',
});

/** Sections and items are in the order of the menu. */
export const menuEvidenceSchema = z
  .strictObject({
    menuId: idSchema,
    leftOut: z.array(leftOutSchema).meta({
      description: 'Pages of the document that were not read, so that dishes may be missing; empty = all were read.',
    }),
    sections: z.array(sectionEvidenceSchema),
  })
  .meta({ id: 'MenuEvidence' });

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

/** GET /v1/menus/{id}/evidence: evidence for the flags, calories and allergens of each item. */
export function menuEvidenceRoute(deps: FromDatabase<'menus' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const found = await findByMenuId(ctx.params.id, (id) => deps.guard(() => deps.menus.evidence(id)));
    deps.data.revalidate(ctx, [`<${deps.baseUrl}/v1/menus/${found.menuId}>; rel="describes"`, deps.data.helpLink]);
    await sendTagged(ctx, `${found.menuId}-${found.revision}-evidence`, () => presentMenuEvidence(found));
  };
}
