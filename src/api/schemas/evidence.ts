import { z } from 'zod';
import { EVIDENCE_FIELDS } from '../../domain/evidence.ts';
import { idSchema } from './values.ts';

const evidenceSchema = z
  .strictObject({
    field: z.enum(EVIDENCE_FIELDS),
    value: z.string().meta({ description: 'The value; for allergens the code of one allergen.' }),
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
        evidence: z.array(evidenceSchema),
        review: z
          .array(z.string())
          .meta({ description: 'Reasons why a person should look at the item; empty = none.' }),
      }),
    ),
  })
  .meta({ id: 'SectionEvidence' });

/** Sections and items are in the order of the menu. */
export const menuEvidenceSchema = z
  .strictObject({ menuId: idSchema, sections: z.array(sectionEvidenceSchema) })
  .meta({ id: 'MenuEvidence' });
