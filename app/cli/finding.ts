/** What `menus doctor` found of one thing. */
export interface Finding {
  readonly subject: string;
  /** Undefined = nothing is wrong. */
  readonly remedy?: string;
  readonly state: string;
}
