import { Problem } from '@menu-data-service/client/core';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { ServiceError } from '../domain/errors.ts';
import { compareVersions, compareVersionsInput } from './compare-versions.ts';
import { findForGroup, findForGroupInput } from './find-for-group.ts';
import { getMenu, getMenuInput } from './get-menu.ts';
import type { MenuData } from './menu-data.ts';
import { searchDishes, searchDishesInput } from './search-dishes.ts';

const INSTRUCTIONS =
  'Menus of restaurants in Staffordshire, UK. Prices in pounds. Say what is unknown or estimated, and that allergens must be verified with the restaurant.';
const DESCRIPTIONS = {
  search_dishes: 'Find dishes by words and conditions.',
  get_menu: 'Read a menu, each dish with allergens, unknowns and evidence.',
  compare_versions: 'What changed between two versions of a menu; values as [before, after].',
  find_for_group: 'Restaurants where each person of a group finds dishes; best for the worst-off first.',
};
const OUR_FAULT = 'Something went wrong on our side. Try again later.';

/**
 * A server of the Model Context Protocol with four tools over the data, for one connection or one request. Answers are JSON as text.
 * @param onError hears of errors of our own, which no client is shown
 */
export function createMcpServer(data: MenuData, version: string, onError: (error: unknown) => void): McpServer {
  const server = new McpServer({ name: 'menus', version }, { instructions: INSTRUCTIONS });

  function answering<Input>(
    tool: (data: MenuData, input: Input, signal: AbortSignal) => Promise<unknown>,
  ): (input: Input, ctx: { readonly mcpReq: { readonly signal: AbortSignal } }) => Promise<CallToolResult> {
    return async (input, { mcpReq: { signal } }) => {
      try {
        return { content: [{ type: 'text', text: JSON.stringify(await tool(data, input, signal)) }] };
      } catch (error) {
        const told = error instanceof ServiceError || error instanceof Problem;
        if (!told) onError(error);
        return { isError: true, content: [{ type: 'text', text: told ? error.message : OUR_FAULT }] };
      }
    };
  }

  function tool<Input extends z.ZodObject>(
    name: keyof typeof DESCRIPTIONS,
    inputSchema: Input,
    ask: (data: MenuData, input: z.output<Input>, signal: AbortSignal) => Promise<unknown>,
  ) {
    const annotations = { readOnlyHint: true, openWorldHint: false };
    return [name, { description: DESCRIPTIONS[name], inputSchema, annotations }, answering(ask)] as const;
  }

  server.registerTool(...tool('search_dishes', searchDishesInput, searchDishes));
  server.registerTool(...tool('get_menu', getMenuInput, getMenu));
  server.registerTool(...tool('compare_versions', compareVersionsInput, compareVersions));
  server.registerTool(...tool('find_for_group', findForGroupInput, findForGroup));
  return server;
}
