import type { MenuVersion } from '../../domain/menu.ts';

export function presentMenuVersion(of: MenuVersion): MenuVersion {
  const { id, version, name, dateUpdated, dateDeleted, previousMenuVersionId } = of;
  return { id, version, name, dateUpdated, dateDeleted, previousMenuVersionId };
}
