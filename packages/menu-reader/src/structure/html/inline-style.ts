import type { TreeElement } from '../segments/html-origin.ts';

/** Look set by the style attribute of an element; sizes as if the page's text were 10. */
export interface InlineStyle {
  readonly size?: number;
  readonly weight?: number;
  readonly italic?: boolean;
  readonly colour?: string;
}

const BASE = 10;

/** Sizes 1 to 7 of the font element. */
const FONT_SIZES = [6.3, 8, 10, 11.3, 15, 20, 30];

export function elementStyle({ tag, attributes }: TreeElement): InlineStyle {
  const style = inlineStyle(attributes.style);
  if (tag !== 'font') return style;
  const size = FONT_SIZES[Number(attributes.size ?? 0) - 1];
  return { ...(size ? { size } : {}), ...(attributes.color ? { colour: attributes.color } : {}), ...style };
}

function inlineStyle(style: string | undefined): InlineStyle {
  if (!style) return {};
  const size = /font-size\s*:\s*([\d.]+)\s*(px|pt|em|rem|%)/i.exec(style);
  const colour = /(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(style)?.[1]?.trim();
  return {
    ...(size ? { size: relativeSize(Number(size[1]), size[2] ?? 'px') } : {}),
    ...(/font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style) ? { weight: 700 } : {}),
    ...(/font-style\s*:\s*italic/i.test(style) ? { italic: true } : {}),
    ...(colour ? { colour } : {}),
  };
}

function relativeSize(value: number, unit: string): number {
  if (unit === 'px') return (value * BASE) / 16;
  if (unit === 'pt') return (value * BASE) / 12;
  return unit === '%' ? (value * BASE) / 100 : value * BASE;
}
