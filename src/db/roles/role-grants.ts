export const ROLES = ['menus_api', 'menus_indexer', 'menus_ingest', 'menus_tokens'] as const;

export type Role = (typeof ROLES)[number];

type Privilege = 'select' | 'insert' | 'update' | 'delete';

export interface RoleGrants {
  readonly tables: Readonly<Record<string, readonly Privilege[]>>;
  readonly functions?: readonly string[];
}

const READ: readonly Privilege[] = ['select'];
const ADD: readonly Privilege[] = ['select', 'insert'];
const REWRITE: readonly Privilege[] = ['select', 'insert', 'update'];
const ALL: readonly Privilege[] = ['select', 'insert', 'update', 'delete'];

/** Tables of menus; all but the API need the parts too. */
const MENUS = { restaurants: READ, menu_lines: READ, menus: READ, sections: READ, items: READ, item_evidence: READ };
/** For checking the schema version. */
const SCHEMA = { migrations: READ };

export const ROLE_GRANTS: Readonly<Record<Role, RoleGrants>> = {
  // Only reads; index_changes shows which replaced menus the engines still have.
  menus_api: {
    tables: {
      ...SCHEMA,
      ...MENUS,
      postcodes: READ,
      menu_bodies: READ,
      menu_matchings: READ,
      menu_sources: READ,
      menu_checks: READ,
      review_items: READ,
      index_changes: READ,
      changes: READ,
      change_feed: READ,
      oauth_clients: READ,
    },
  },
  menus_indexer: {
    tables: { ...SCHEMA, ...MENUS, search_engines: ['select', 'update'], index_changes: ALL },
    functions: ['register_search_engine(text)'],
  },
  // The triggers of menus write with this role's rights too.
  menus_ingest: {
    tables: {
      ...SCHEMA,
      restaurants: REWRITE,
      postcodes: REWRITE,
      menu_lines: REWRITE,
      menus: REWRITE,
      menu_bodies: REWRITE,
      menu_matchings: ADD,
      sections: ALL,
      items: ALL,
      item_evidence: ALL,
      source_documents: ALL,
      menu_checks: ADD,
      menu_sources: REWRITE,
      review_items: ALL,
      kitchen_tables: ALL,
      discoveries: REWRITE,
      discovery_answers: ALL,
      discovery_finds: REWRITE,
      search_engines: READ,
      index_changes: REWRITE,
      // Places are assigned by a function with the owner's rights.
      changes: ADD,
      change_feed: READ,
      webhooks: ['select', 'update'],
    },
  },
  menus_tokens: {
    tables: {
      ...SCHEMA,
      oauth_clients: READ,
      signing_keys: ['select', 'insert', 'delete'],
    },
  },
};
