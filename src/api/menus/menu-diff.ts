import type { RouterContext } from '@koa/router';
import type { MenuVersion } from '@menu-data-service/menu-model/menu';
import { z } from 'zod';
import { compareMenus } from '../../domain/compare-menus/compare-menus.ts';
import type { ItemChange, MenuComparison, PlacedItem, SectionChange } from '../../domain/compare-menus/comparison.ts';
import { ServiceError } from '../../domain/errors.ts';
import { parseMenu } from '../../domain/parse-menu.ts';
import { sendTagged } from '../../http/send-tagged.ts';
import type { MenuBody } from '../../ports/menu-store.ts';
import { allergenCodeSchema } from '../reference/allergens.ts';
import type { FromDatabase, Guarded } from '../shared/api-deps.ts';
import { menuItemSchema, presentMenuItem } from '../shared/menu-item.ts';
import { menuNotFound } from '../shared/not-found.ts';
import { integerParameter } from '../shared/parameter.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { itemIdSchema } from '../shared/values.ts';
import { findByMenuId } from './menu-by-id.ts';
import { menuVersionSchema } from './menu-schema.ts';
import { presentMenuVersion } from './menu-versions.ts';

export const menuDiffQuerySchema = z.object({
  from: integerParameter('Id of the version to compare with, earlier or later; the previous version by default.', {
    least: 1,
  }).optional(),
});

export const placedItemSchema = z
  .strictObject({
    id: itemIdSchema.optional().meta({ description: 'Set in changes, except the earliest ones.' }),
    sectionName: z.string(),
    position: z.int().min(1).meta({ description: 'Within its section, from 1.' }),
    item: menuItemSchema,
  })
  .meta({ id: 'PlacedItem' });

const allergenClaimSchema = z
  .strictObject({
    state: z.enum(['contains', 'may contain', 'free', 'unknown']),
    estimated: z.boolean().meta({ description: 'True where it is inferred.' }),
  })
  .meta({
    id: 'AllergenClaim',
    description: 'Statement of a version about an allergen; unknown does not mean absent.',
  });

export const allergenChangeSchema = z.strictObject({
  code: allergenCodeSchema,
  before: allergenClaimSchema,
  after: allergenClaimSchema,
});

const itemChange = z
  .strictObject({
    change: z.enum(['added', 'removed', 'changed']),
    fields: z
      .array(z.enum([...menuItemSchema.keyof().options, 'place']))
      .meta({ description: 'Changed fields; place is the section, or the order within it. Empty unless changed.' }),
    allergens: z
      .array(allergenChangeSchema)
      .meta({ description: 'Each allergen that differs between the two versions.' }),
    before: placedItemSchema.nullable(),
    after: placedItemSchema.nullable(),
  })
  .meta({ id: 'ItemChange' });

export const menuDiffSchema = z
  .strictObject({
    from: menuVersionSchema.nullable().meta({ description: 'Null if the first version is compared with nothing.' }),
    to: menuVersionSchema,
    name: z.strictObject({ before: z.string(), after: z.string() }).nullable().meta({ description: 'Null: the same.' }),
    sections: z.array(
      z.strictObject({
        change: z.enum(['added', 'removed', 'renamed']),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    items: z.array(itemChange).meta({ description: 'Removed items first, then the others in the order of the menu.' }),
    unchanged: z.int().min(0).meta({ description: 'Number of items that are the same in both.' }),
  })
  .meta({ id: 'MenuDiff' });

type DiffBody = z.output<typeof menuDiffSchema>;

export function presentMenuDiff(
  from: MenuVersion | null,
  to: MenuVersion,
  { name, sections, items, unchanged }: MenuComparison,
): DiffBody {
  return {
    from: from && presentMenuVersion(from),
    to: presentMenuVersion(to),
    name: name && { before: name.before, after: name.after },
    sections: sections.map(presentSectionChange),
    items: items.map(presentItemChange),
    unchanged,
  };
}

function presentSectionChange(change: SectionChange): DiffBody['sections'][number] {
  const before = change.kind === 'added' ? null : change.before;
  return { change: change.kind, before, after: change.kind === 'removed' ? null : change.after };
}

function presentItemChange(change: ItemChange): DiffBody['items'][number] {
  const changed = change.kind === 'changed';
  return {
    change: change.kind,
    fields: changed ? [...change.fields] : [],
    allergens: changed ? change.allergens.map(({ code, before, after }) => ({ code, before, after })) : [],
    before: change.kind === 'added' ? null : presentPlacedItem(change.before),
    after: change.kind === 'removed' ? null : presentPlacedItem(change.after),
  };
}

function presentPlacedItem({ sectionName, position, item }: PlacedItem): DiffBody['items'][number]['after'] {
  return { sectionName, position, item: presentMenuItem(item) };
}

/** Two versions of a menu, compared lazily. */
export interface MenuComparisonFound {
  readonly from: MenuVersion | null;
  readonly to: MenuVersion;
  readonly tag: string;
  diff(): Promise<z.output<typeof menuDiffSchema>>;
}

/**
 * Reads a version of a menu and the one to compare it with.
 * @param given the id in the address
 * @param fromId of the other version; the previous one by default
 * @throws ServiceError 400 for an invalid id or a version of another menu; 404 if there is no such menu
 */
export async function findComparison(
  deps: Guarded<'menus'>,
  given: string,
  fromId: number | undefined,
): Promise<MenuComparisonFound> {
  const bodyOf = async (version: MenuVersion): Promise<MenuBody> => {
    const body = await deps.guard(() => deps.menus.body(version.id, 'identity'));
    if (!body) throw menuNotFound(String(version.id));
    return body;
  };
  const versions = await findByMenuId(given, (id) => deps.guard(() => deps.menus.versions(id)));
  const to = versions.find(({ id }) => id === Number(given));
  if (!to) throw menuNotFound(given);
  const wanted = fromId ?? to.previousMenuVersionId;
  const from = versions.find((version) => version.id === wanted) ?? null;
  if (fromId !== undefined && !from) throw notAVersion(versions);
  const [before, after] = await Promise.all([from && bodyOf(from), bodyOf(to)]);
  return {
    from,
    to,
    tag: [before, after].map((body) => (body ? `${body.menuId}-${body.revision}` : '0')).join('-'),
    async diff() {
      const later = parseMenu(after.bytes);
      const earlier = before ? parseMenu(before.bytes) : { name: later.name, sections: [] };
      const kept = from && (await deps.guard(() => deps.menus.matching(from.id, to.id)));
      return presentMenuDiff(from, to, await compareMenus(earlier, later, kept));
    },
  };
}

function notAVersion(versions: readonly MenuVersion[]): ServiceError {
  const detail = `from: expected the id of a version of this menu: ${versions.map(({ id }) => id).join(', ')}`;
  return new ServiceError(400, 'invalid_parameter', detail, { errors: [{ parameter: 'from', detail }] });
}

export function menuDiffRoute(deps: FromDatabase<'menus' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(menuDiffQuerySchema, ctx);
    const { from, to, tag, diff } = await findComparison(deps, ctx.params.id ?? '', query.from);
    const links = [from, to].flatMap((version) =>
      version ? [`<${deps.baseUrl}/v1/menus/${version.id}>; rel="describes"`] : [],
    );
    deps.data.revalidate(ctx, [...links, deps.data.helpLink]);
    await sendTagged(ctx, `${tag}-diff`, diff);
  };
}
