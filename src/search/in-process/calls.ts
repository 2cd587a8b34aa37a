import type { MenuDocuments } from '../../ports/search/documents.ts';
import type { IndexHealth, MenuChange } from '../../ports/search-index.ts';
import type { Searches } from '../create-searches.ts';

type SearchCalls = {
  readonly [Name in keyof Searches]: {
    readonly argument: Parameters<Searches[Name]>[0];
    readonly result: Awaited<ReturnType<Searches[Name]>>;
  };
};

/** Calls of the worker: argument and result by name, all plain data. */
export interface WorkerCalls extends SearchCalls {
  load: { readonly argument: readonly MenuDocuments[]; readonly result: undefined };
  apply: { readonly argument: readonly MenuChange[]; readonly result: undefined };
  finish: { readonly argument: string; readonly result: undefined };
  fingerprint: {
    readonly argument: number;
    readonly result: readonly { readonly menuId: number; readonly hash: string }[];
  };
  counts: { readonly argument: null; readonly result: Omit<IndexHealth, 'available'> };
}

export type CallName = keyof WorkerCalls;

export interface CallMessage {
  readonly id: number;
  readonly name: CallName;
  readonly argument: unknown;
}

export type AnswerMessage =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };
