/** What the style attribute of an element sets; sizes as if the page's text were 10. */
export interface InlineStyle {
  readonly size?: number;
  readonly weight?: number;
  readonly italic?: boolean;
  readonly colour?: string;
  readonly hidden?: boolean;
}

const BASE = 10;

export function inlineStyle(style: string | undefined): InlineStyle {
  if (!style) return {};
  const size = /font-size\s*:\s*([\d.]+)\s*(px|pt|em|rem|%)/i.exec(style);
  const colour = /(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(style)?.[1]?.trim();
  return {
    ...(size ? { size: relativeSize(Number(size[1]), size[2] ?? 'px') } : {}),
    ...(/font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style) ? { weight: 700 } : {}),
    ...(/font-style\s*:\s*italic/i.test(style) ? { italic: true } : {}),
    ...(colour ? { colour } : {}),
    ...(/display\s*:\s*none|visibility\s*:\s*hidden/i.test(style) ? { hidden: true } : {}),
  };
}

function relativeSize(value: number, unit: string): number {
  if (unit === 'px') return (value * BASE) / 16;
  if (unit === 'pt') return (value * BASE) / 12;
  return unit === '%' ? (value * BASE) / 100 : value * BASE;
}
