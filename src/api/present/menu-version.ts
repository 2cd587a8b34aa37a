import type { z } from 'zod';
import type { MenuVersion } from '../../domain/menu.ts';
import type { menuVersionsSchema } from '../schemas/menu.ts';

export function presentMenuVersion(of: MenuVersion): z.output<typeof menuVersionsSchema>[number] {
  const { id, version, name, dateUpdated, dateDeleted, previousMenuVersionId } = of;
  return { id, version, name, dateUpdated, dateDeleted, previousMenuVersionId };
}
