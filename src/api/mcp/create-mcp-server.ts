import { Problem } from '@menu-data-service/client/core';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { ServiceError } from '../../domain/errors.ts';
import { INPUTS } from './inputs.ts';
import type { Ask } from './operations.ts';
import { evidenceByDish, presentDish } from './present-dish.ts';

const VERSION = '1.0.0';
const INSTRUCTIONS =
  'Menus of restaurants in Staffordshire, UK. Prices in pounds. Say what is unknown or estimated, and that allergens must be verified with the restaurant.';
const DESCRIPTIONS = {
  search_dishes: 'Find dishes by words and conditions.',
  get_menu: 'Read a menu, each dish with allergens, unknowns and evidence.',
  compare_versions: 'Compare two versions of a menu.',
  find_for_group: 'Restaurants where each person of a group finds dishes; best for the worst-off first.',
};
const OUR_FAULT = 'Something went wrong on our side. Try again later.';

/**
 * Creates a server of the Model Context Protocol with four tools over the operations, for one connection or one request. Answers are JSON
 * as text.
 * @param onError gets internal errors, which no client is shown
 */
export function createMcpServer(ask: Ask, onError: (error: unknown) => void): McpServer {
  const server = new McpServer({ name: 'menus', version: VERSION }, { instructions: INSTRUCTIONS });
  for (const name of Object.keys(INPUTS) as (keyof typeof INPUTS)[]) {
    const inputSchema: z.ZodObject = INPUTS[name];
    const tool = TOOLS[name] as (ask: Ask, input: unknown, signal: AbortSignal) => Promise<unknown>;
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(
      name,
      { description: DESCRIPTIONS[name], inputSchema, annotations },
      async (input, { mcpReq: { signal } }): Promise<CallToolResult> => {
        try {
          return { content: [{ type: 'text', text: JSON.stringify(await tool(ask, input, signal)) }] };
        } catch (error) {
          const told = error instanceof ServiceError || error instanceof Problem;
          if (!told) onError(error);
          return { isError: true, content: [{ type: 'text', text: told ? error.message : OUR_FAULT }] };
        }
      },
    );
  }
  return server;
}

const VERIFY = 'Unknown never means absent. Diets and allergens must be verified with the restaurant.';
const ASK_THE_STAFF =
  'The restaurant has not said that these are free from it. Offer them separately, and only with the question: is there any in this dish, and could any get into it in the kitchen?';

type Tools = {
  readonly [Name in keyof typeof INPUTS]: (
    ask: Ask,
    input: z.output<(typeof INPUTS)[Name]>,
    signal: AbortSignal,
  ) => Promise<unknown>;
};

/** Answers of each tool: the body of an operation, with explicit unknowns in dishes. */
export const TOOLS: Tools = {
  async search_dishes(ask, { excludeAllergens = [], ...rest }, signal) {
    const parameters = {
      ...rest,
      ...(excludeAllergens.length > 0 && { excludeAllergens: excludeAllergens.join(',') }),
    };
    const { data: hits, headers } = await ask('searchItems', parameters, signal);
    const counted = (name: string) => (headers.has(name) ? Number(headers.get(name)) : null);
    const total = counted('X-Total-Count') ?? hits.length;
    const notKnownToBeClear = counted('X-Allergens-Unknown');
    const ways = total > 0 ? [] : (await ask('relaxItemSearch', parameters, signal)).data.items;
    const evidence = new Map<number, ReturnType<typeof evidenceByDish>>();
    for (const id of new Set(hits.map(({ menuId }) => menuId))) {
      evidence.set(id, evidenceByDish((await ask('getMenuEvidence', { id }, signal)).data));
    }
    return {
      total,
      ...(notKnownToBeClear !== null && {
        leftOut: { notKnownToBeClear, ofTheseLikelyClear: counted('X-Allergens-Likely'), askTheStaff: ASK_THE_STAFF },
      }),
      // As parameters, because an assistant follows no addresses.
      ...(ways.length > 0 && {
        tryInstead: ways.map(({ title, href, total: found }) => ({
          ...{ title, total: found },
          parameters: Object.fromEntries(new URL(href).searchParams),
        })),
      }),
      dishes: hits.map(({ menuItem, ...where }) => ({
        ...presentDish(menuItem, evidence.get(where.menuId)?.(where.sectionName, menuItem.name) ?? []),
        ...where,
      })),
      note: VERIFY,
    };
  },

  async get_menu(ask, { menuId: id, section = '' }, signal) {
    const [{ data: menu }, { data: evidence }] = await Promise.all([
      ask('getMenu', { id }, signal),
      ask('getMenuEvidence', { id }, signal),
    ]);
    const evidenceOf = evidenceByDish(evidence);
    const wanted = menu.sections.filter(({ name }) => foldText(name).includes(foldText(section)));
    if (wanted.length === 0 && section !== '') {
      const detail = `No section of this menu is called like that. There are: ${menu.sections.map(({ name }) => name).join(', ')}.`;
      throw new ServiceError(404, 'section_not_found', detail);
    }
    const sections = wanted.map(({ name, items }) => ({
      name,
      items: items.map((item) => presentDish(item, evidenceOf(name, item.name))),
    }));
    return { ...menu, sections, note: VERIFY };
  },

  async compare_versions(ask, { menuId: id, from }, signal) {
    const { data } = await ask('compareMenuVersions', { id, from }, signal);
    const told = (placed: (typeof data.items)[number]['before']) =>
      placed && { ...placed, item: presentDish(placed.item, []) };
    const items = data.items.map(({ before, after, ...change }) => ({
      ...{ name: (after ?? before)?.item.name, ...change },
      ...{ before: told(before), after: told(after) },
    }));
    return { ...data, items, note: VERIFY };
  },

  async find_for_group(ask, asked, signal) {
    const { data } = await ask('searchParties', asked, signal);
    const restaurants = data.restaurants.map(({ eaters, ...restaurant }) => ({
      ...restaurant,
      eaters: eaters.map(({ dishes, ...eater }) => ({
        ...eater,
        dishes: dishes.map(({ menuItem, ...dish }) => ({ ...dish, ...presentDish(menuItem, []) })),
      })),
    }));
    return { ...data, restaurants, note: VERIFY };
  },
};
