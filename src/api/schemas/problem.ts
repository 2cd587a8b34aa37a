import { z } from 'zod';

/** Error body of every answer that is not a success (RFC 9457). */
export const problemSchema = z
  .strictObject({
    type: z.url().meta({ description: 'Page that explains the code.' }),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().meta({ description: 'What is wrong and what is expected.' }),
    instance: z.string().meta({ description: 'Path of the request.' }),
    code: z
      .string()
      .regex(/^[a-z_]+$/)
      .meta({ description: 'Stable code to switch on.', example: 'search_required' }),
    requestId: z.string(),
    errors: z
      .array(z.strictObject({ parameter: z.string(), detail: z.string() }))
      .optional()
      .meta({ description: 'One entry for each parameter at fault, at most ten.' }),
  })
  .meta({ id: 'Problem' });
