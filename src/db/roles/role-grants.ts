/** Database roles, one for each process. */
export const ROLES = ['menus_api', 'menus_indexer', 'menus_ingest', 'menus_tokens'] as const;

export type Role = (typeof ROLES)[number];

type Privilege = 'select' | 'insert' | 'update' | 'delete';

/** What a role may do to tables of ours; "functions" are those that it may call beside the public ones. */
export interface RoleGrants {
  readonly tables: Readonly<Record<string, readonly Privilege[]>>;
  readonly functions?: readonly string[];
}

const READ: readonly Privilege[] = ['select'];
const ADD: readonly Privilege[] = ['select', 'insert'];
const REWRITE: readonly Privilege[] = ['select', 'insert', 'update'];
const ALL: readonly Privilege[] = ['select', 'insert', 'update', 'delete'];

/** Menus as they are read; all but the API need the parts too. */
const MENUS = { restaurants: READ, menu_lines: READ, menus: READ, sections: READ, items: READ, item_evidence: READ };
/** Whether the schema is the right one. */
const SCHEMA = { migrations: READ };

/** The least that the work of each process needs. */
export const ROLE_GRANTS: Readonly<Record<Role, RoleGrants>> = {
  // Reads, counts requests and signs exports; index_changes and search_engines say what the engines show.
  menus_api: {
    tables: {
      ...SCHEMA,
      ...MENUS,
      postcodes: READ,
      menu_bodies: READ,
      menu_sources: READ,
      menu_checks: READ,
      review_items: READ,
      index_changes: READ,
      search_engines: READ,
      changes: READ,
      change_feed: READ,
      oauth_clients: READ,
      request_levels: ALL,
      export_keys: REWRITE,
      export_manifests: ['select', 'insert', 'delete'],
    },
  },
  menus_indexer: {
    tables: { ...SCHEMA, ...MENUS, search_engines: ['select', 'update'], index_changes: ALL },
    functions: ['register_search_engine(text)'],
  },
  // What the triggers of menus write is written with its rights too.
  menus_ingest: {
    tables: {
      ...SCHEMA,
      restaurants: REWRITE,
      postcodes: REWRITE,
      menu_lines: REWRITE,
      menus: REWRITE,
      menu_bodies: REWRITE,
      sections: ALL,
      items: ALL,
      item_evidence: ALL,
      source_documents: ADD,
      menu_checks: ADD,
      menu_sources: REWRITE,
      review_items: ALL,
      kitchen_tables: ALL,
      discoveries: REWRITE,
      discovery_answers: ALL,
      discovery_finds: REWRITE,
      search_engines: READ,
      index_changes: REWRITE,
      // Thins out the feed; places are given by a function with the rights of the owner.
      changes: ['select', 'insert', 'delete'],
      change_feed: ['select', 'update'],
      webhooks: ['select', 'update'],
      webhook_streams: ALL,
    },
  },
  menus_tokens: {
    tables: {
      ...SCHEMA,
      oauth_clients: READ,
      signing_keys: ['select', 'insert', 'delete'],
      request_levels: ALL,
    },
  },
};
