import { z } from 'zod';
import { ALLERGEN_GROUNDS } from '../../domain/allergen-ground.ts';
import { EVIDENCE_FIELDS } from '../../domain/evidence.ts';
import { idSchema } from './values.ts';

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
            'Who says what is in the dish: the kitchen, of all allergens or in part; its ingredients; its name; or nobody. Only "kitchen" tells what is absent.',
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
