/** Whether a process can do its work. */
export interface Readiness {
  readonly ready: boolean;
  /** One entry for each thing that readiness depends on; `detail` says what is wrong. */
  readonly checks: Readonly<Record<string, { readonly ok: boolean; readonly detail?: string }>>;
}
