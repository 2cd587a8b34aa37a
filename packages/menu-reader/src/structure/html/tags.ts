const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const BLOCK_TAGS = set(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
export const SILENT_TAGS = set(
  'script style noscript template svg head iframe object video audio canvas select option map math input textarea title meta link',
);
