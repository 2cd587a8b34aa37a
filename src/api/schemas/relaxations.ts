import { z } from 'zod';

export const relaxationsSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          without: z.array(z.string()).meta({
            description:
              'What is given up: names of parameters ("price" and "calories" for both ends of a range), or words of the search.',
          }),
          instead: z.string().nullable().meta({
            description: 'What is looked for instead: another dish, another place, a lower allergenCertainty.',
          }),
          title: z.string().meta({ description: 'For people: “without “Vegan””, “prawn instead of lobster”.' }),
          href: z.string().meta({ description: 'Address of the item search that finds them.' }),
          total: z.int().min(1).meta({ description: 'Items that it finds.' }),
        })
        .meta({ id: 'Relaxation' }),
    ),
  })
  .meta({
    id: 'Relaxations',
    description:
      'Best first, at most five; none where the search finds something. An excluded allergen is never given up.',
  });
