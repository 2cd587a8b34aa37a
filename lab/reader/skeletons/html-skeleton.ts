import { load } from 'cheerio';
import type { WordExchange } from './word-exchange.ts';

const STEMS = words(
  'nav navbar navigation breadcrumb cookie consent footer header social share sidebar newsletter modal popup review testimonial gallery carousel slider basket cart login banner dropdown tab tabs pane accordion collapse collapsed hidden active show fade menu item items price name title heading desc description section category note list row col container card label badge button link dish food product bold strong small hide old',
);
const KEEPS = new Set([
  'colspan',
  'rowspan',
  'role',
  'hidden',
  'open',
  'type',
  'itemscope',
  'itemtype',
  'itemprop',
  'aria-hidden',
  'aria-level',
  'align',
  'color',
  'size',
  'data-toggle',
  'data-bs-toggle',
]);
const POINTS = new Set(['id', 'for', 'data-target', 'data-bs-target', 'aria-controls', 'aria-labelledby', 'data-tab']);
const SAID = new Set(['alt', 'title', 'placeholder', 'aria-label']);
const SHOWN =
  /(?:display|visibility|text-transform|font-weight|font-size|float|text-align|position|left|top|width)\s*:\s*[a-z0-9.%\- ]+/gi;
const KNOWN = new Set(
  words(
    'html head body main header footer nav section article aside div span p a ul ol li dl dt dd table thead tbody tfoot tr th td caption h1 h2 h3 h4 h5 h6 b strong i em u s small big sup sub br hr img picture figure figcaption button input label form fieldset legend select option textarea details summary blockquote pre center font title meta address time del ins mark tt code base',
  ),
);

function words(text: string): string[] {
  return text.split(' ');
}

interface Element {
  name: string;
  attribs: Record<string, string>;
}

/** The tree of a page with other words: tags, roles and nesting stay, names of classes, ids, addresses and texts do not. */
export function htmlSkeleton(html: string, exchange: WordExchange): string {
  const page = load(html);
  page('script, style, noscript, link, svg, iframe, video, audio, map, object, template').remove();
  page('meta').remove();
  const numbers = new Map<string, number>();
  const numberOf = (kind: string, value: string): number => {
    const key = `${kind} ${value}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key) ?? 0;
  };
  const className = (token: string): string => {
    const parts = token.split(/[-_]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
    const stems = parts.filter((part) => STEMS.includes(part));
    if (!stems.length) return `c${numberOf('class', token)}`;
    return stems.length === parts.length ? stems.join('-') : `${stems.join('-')}-c${numberOf('class', token)}`;
  };
  const clean = (element: Element): void => {
    if (!KNOWN.has(element.name)) element.name = `x-${numberOf('tag', element.name)}`;
    for (const [name, value] of Object.entries(element.attribs)) {
      delete element.attribs[name];
      if (name === 'class') element.attribs.class = value.split(/\s+/).filter(Boolean).map(className).join(' ');
      else if (POINTS.has(name)) element.attribs[name] = value.replace(/[^\s#]+/g, (id) => `i${numberOf('id', id)}`);
      else if (name === 'href')
        element.attribs.href =
          value.startsWith('#') && value.length > 1
            ? `#i${numberOf('id', value.slice(1))}`
            : address(value, numberOf('address', value));
      else if (name === 'src') element.attribs.src = `/f${numberOf('address', value)}.png`;
      else if (SAID.has(name)) element.attribs[name] = exchange.text(value);
      else if (name === 'style') {
        const shown = value.match(SHOWN);
        if (shown) element.attribs.style = shown.join(';');
      } else if (KEEPS.has(name)) element.attribs[name] = value;
    }
  };
  page('*').each((_index, element) => {
    if ('attribs' in element) clean(element);
  });
  const visit = (node: { readonly type: string; data?: string; children?: unknown[] }): void => {
    if (node.type === 'text' && node.data)
      node.data = exchange
        .text(node.data)
        .replace(/[ \t]+/g, ' ')
        .replace(/\s*\n\s*/g, '\n');
    for (const child of (node.children ?? []) as (typeof node)[]) visit(child);
  };
  page('*')
    .contents()
    .filter((_index, node) => node.type === 'comment')
    .remove();
  visit(page.root()[0] as never);
  return `${page
    .html()
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

function address(value: string, number: number): string {
  const kind = /^(tel|mailto|javascript):/.exec(value)?.[1];
  if (kind) return kind === 'javascript' ? '#' : `${kind}:${number}`;
  const extension = /\.(pdf|jpg|jpeg|png|html|php)\b/i.exec(value)?.[0] ?? '';
  return value === '#' || value === ''
    ? value
    : `${/^https?:/.test(value) ? 'https://example.com' : ''}/p${number}${extension}`;
}
