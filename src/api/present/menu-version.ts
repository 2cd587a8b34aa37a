import type { z } from 'zod';
import type { MenuVersion } from '../../domain/menu.ts';
import type { menuVersionSchema } from '../schemas/menu.ts';

export function presentMenuVersion(of: MenuVersion): z.output<typeof menuVersionSchema> {
  const { id, version, name, dateUpdated, dateDeleted, previousMenuVersionId } = of;
  return { id, version, name, dateUpdated, dateDeleted, previousMenuVersionId };
}
