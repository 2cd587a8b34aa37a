import type { ClassNames } from './class-names.ts';
import type { Pieces } from './pieces.ts';

/** What an arrangement may use besides the pieces. */
export interface Choices {
  readonly names: ClassNames;
  readonly price: PricePlace;
  readonly tag: { readonly name: string; readonly text: string; readonly price: string; readonly box: string };
  readonly dash: string;
}

export type PricePlace =
  | 'after name'
  | 'in name'
  | 'in name after dash'
  | 'before name'
  | 'after text'
  | 'end of text'
  | 'own line';
export const PRICE_PLACES: readonly PricePlace[] = [
  'after name',
  'in name',
  'in name after dash',
  'before name',
  'after text',
  'end of text',
  'own line',
];

/** How dishes of a section are put together: one dish, and what is around all of them. */
export interface Arrangement {
  readonly item: (pieces: Pieces, choices: Choices, index: number) => string;
  readonly wrap: (items: readonly string[], choices: Choices, sizes: readonly string[] | null) => string;
  /** Name and description stand in one run of words with this between. */
  readonly run?: string;
  /** Places that this arrangement leaves to choice; others have their own. */
  readonly places: readonly PricePlace[];
}

const el = (tag: string, names: string, inside: string): string => (inside ? `<${tag}${names}>${inside}</${tag}>` : '');
const priceEl = ({ price }: Pieces, { tag, names }: Choices): string => el(tag.price, names('price'), price);

/** Name, price and text as elements, in the order that the price's place asks for. */
function stacked(pieces: Pieces, choices: Choices): string {
  const { names, tag, price: place, dash } = choices;
  const { name, text, price, badge, extra } = pieces;
  const inName =
    price && place === 'in name'
      ? ` <span${names('price')}>${price}</span>`
      : price && place === 'in name after dash'
        ? `${dash}${price}`
        : '';
  const head = el(tag.name, names('name'), name + inName);
  const about = el(tag.text, names('text'), text + (place === 'end of text' && text && price ? ` ${price}` : ''));
  const bare = place === 'end of text' && !text ? priceEl(pieces, choices) : '';
  const own = priceEl(pieces, choices);
  const body =
    place === 'before name'
      ? own + head + about
      : place === 'after name'
        ? head + own + about
        : place === 'after text' || place === 'own line'
          ? head + about + own
          : head + about + bare;
  return badge + body + extra;
}

const ALL = PRICE_PLACES;
const box =
  (around: string) =>
  (items: readonly string[], { names }: Choices): string =>
    `<${around}${names('list')}>${items.join('\n')}</${around}>`;
const plain = (items: readonly string[]): string => items.join('\n');
const tableOf = (rows: readonly string[], { names }: Choices, head = ''): string =>
  `<table${names('list')}>${head}<tbody>${rows.join('\n')}</tbody></table>`;
const sizeHead = (sizes: readonly string[] | null, before: number, tag = 'th'): string =>
  sizes
    ? `<tr>${`<${tag}></${tag}>`.repeat(before)}${sizes.map((size) => `<${tag}>${size}</${tag}>`).join('')}</tr>`
    : '';
const cells = ({ prices, price }: Pieces, { names }: Choices): string =>
  prices.length > 1
    ? prices.map((one) => `<td${names('price')}>${one}</td>`).join('')
    : `<td${names('price')}>${price}</td>`;
const line = (pieces: Pieces, { dash }: Choices): string =>
  `${pieces.name}${pieces.text ? `${dash}${pieces.text}` : ''}`;
const ends = ({ price }: Pieces): string => (price ? ` ${price}` : '');

export const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = {
  boxes: {
    places: ALL,
    item: (p, c) => `<${c.tag.box}${c.names('item')}>${stacked(p, c)}</${c.tag.box}>`,
    wrap: box('div'),
  },
  list: { places: ALL, item: (p, c) => `<li${c.names('item')}>${stacked(p, c)}</li>`, wrap: box('ul') },
  loose: { places: ALL, item: (p, c) => stacked(p, c), wrap: plain },
  'head row': {
    places: ['after name'],
    item: (p, c) =>
      `<div${c.names('item')}><div${c.names('head')}>${el(c.tag.name, c.names('name'), p.name)}${priceEl(p, c)}</div>${el(c.tag.text, c.names('text'), p.text)}${p.badge}${p.extra}</div>`,
    wrap: box('div'),
  },
  'dotted row': {
    places: ['after name'],
    item: (p, c) =>
      `<li${c.names('item')}><div${c.names('head')}><span${c.names('name')}>${p.name}</span><span class="dots">${'.'.repeat(p.price ? 24 : 0)}</span><span${c.names('price')}>${p.price}</span></div>${el(c.tag.text, c.names('text'), p.text)}${p.extra}</li>`,
    wrap: box('ul'),
  },
  'picture cards': {
    places: ['after name', 'before name', 'after text', 'own line'],
    item: (p, c, i) =>
      `<div${c.names('item')}><div class="card"><img src="/images/dish-${i}.jpg" alt=""><div class="card-body">${stacked(p, c)}<a href="#order" class="btn">Order now</a></div></div></div>`,
    wrap: box('div'),
  },
  table: {
    places: ['after name'],
    item: (p, c) =>
      `<tr><td${c.names('name')}>${p.name}${p.text ? `<br>${el('span', c.names('text'), p.text)}` : ''}${p.extra}</td>${cells(p, c)}</tr>`,
    wrap: (rows, c, sizes) => tableOf(rows, c, sizeHead(sizes, 1)),
  },
  'table of three': {
    places: ['after name'],
    item: (p, c) => `<tr><td${c.names('name')}>${p.name}</td><td${c.names('text')}>${p.text}</td>${cells(p, c)}</tr>`,
    wrap: (rows, c, sizes) =>
      tableOf(
        rows,
        c,
        sizes
          ? sizeHead(sizes, 2)
          : c.dash.includes('-')
            ? '<tr><th>Item</th><th>Description</th><th>Price</th></tr>'
            : '',
      ),
  },
  'table with text rows': {
    places: ['after name'],
    item: (p, c) =>
      `<tr><td><strong>${p.name}</strong></td>${cells(p, c)}</tr>${p.text ? `<tr><td colspan="${Math.max(2, p.prices.length + 1)}"><em>${p.text}</em></td></tr>` : ''}`,
    wrap: (rows, c, sizes) => tableOf(rows, c, sizeHead(sizes, 1, 'td')),
  },
  'table without grid': {
    places: ['after name'],
    item: (p, c) =>
      `<div class="table-data txt-left">${p.name}${p.text ? ` <small>${p.text}</small>` : ''}</div><div class="table-data txt-right"${c.names('price')}>${p.price}</div>`,
    wrap: (rows) => `<div class="table-grid">${rows.join('')}</div>`,
  },
  definitions: {
    places: ['after name', 'after text', 'in name'],
    item: (p, c) => {
      const price = el('dd', c.names('price'), p.price);
      if (c.price === 'in name') return `<dt>${p.name}${ends(p)}</dt>${el('dd', '', p.text)}`;
      return `<dt${c.names('name')}>${p.name}</dt>${c.price === 'after name' ? price : ''}${el('dd', c.names('text'), p.text)}${c.price === 'after text' ? price : ''}`;
    },
    wrap: box('dl'),
  },
  'strong and break': {
    places: ['in name', 'end of text', 'own line'],
    item: (p, c) => {
      const name = `<strong>${p.name}</strong>`;
      if (c.price === 'in name') return `<p>${name}${ends(p)}${p.text ? `<br>${p.text}` : ''}</p>${p.extra}`;
      if (c.price === 'end of text') return `<p>${name}${p.text ? `<br>${p.text}` : ''}${ends(p)}</p>${p.extra}`;
      return `<p>${name}${p.text ? `<br>${p.text}` : ''}${p.price ? `<br>${p.price}` : ''}</p>${p.extra}`;
    },
    wrap: plain,
  },
  'lines of one paragraph': {
    places: ['in name'],
    item: (p) => `${p.name}${ends(p)}${p.text ? `<br>\n<em>${p.text}</em>` : ''}`,
    wrap: (items) => `<p>${items.join('<br>\n')}</p>`,
  },
  'one line': {
    places: ['end of text'],
    item: (p, c) => `<p>${line({ ...p, name: `<b>${p.name}</b>` }, c)}${ends(p)}</p>`,
    wrap: plain,
  },
  'one line of a list': {
    places: ['end of text', 'in name'],
    item: (p, c) =>
      c.price === 'in name'
        ? `<li><strong>${p.name}${ends(p)}</strong>${p.text ? `${c.dash}${p.text}` : ''}</li>`
        : `<li>${line(p, c)}${ends(p)}</li>`,
    wrap: box('ul'),
  },
  'running line': {
    run: ', ',
    places: ['end of text'],
    item: (p) => `<p>${p.name}${p.text ? `, ${p.text}` : ''} <b>${p.price}</b></p>`,
    wrap: plain,
  },
  'headings with dash': {
    places: ['in name'],
    item: (p, c) =>
      `<h5${c.names('name')}>${p.name}${p.price ? `${c.dash}${p.price}` : ''}</h5>${el('p', c.names('text'), p.text)}${p.extra}`,
    wrap: plain,
  },
  'price as heading': {
    places: ['after name', 'before name'],
    item: (p, c) =>
      `<div${c.names('item')}>${c.price === 'before name' ? el('h4', '', p.price) : ''}<p${c.names('name')}>${p.name}</p>${c.price === 'after name' ? el('h4', '', p.price) : ''}${el('p', c.names('text'), p.text)}</div>`,
    wrap: plain,
  },
  'floated price first': {
    places: ['before name'],
    item: (p, c) =>
      `<li><span class="pull-right">${p.price}</span><h4>${p.name}</h4>${el('p', c.names('text'), p.text)}</li>`,
    wrap: box('ul'),
  },
  'page builder list': {
    places: ['after name'],
    item: (p) =>
      `<li class="elementor-price-list-item"><div class="elementor-price-list-text"><div class="elementor-price-list-header"><span class="elementor-price-list-title">${p.name}</span><span class="elementor-price-list-separator"></span><span class="elementor-price-list-price">${p.price}</span></div><p class="elementor-price-list-description">${p.text}</p></div></li>`,
    wrap: (items) =>
      `<div class="elementor-widget-price-list"><ul class="elementor-price-list">${items.join('')}</ul></div>`,
  },
  'menu block': {
    places: ['after text'],
    item: (p) =>
      `<div class="menu-item"><div class="menu-item-title">${p.name}</div>${el('div', ' class="menu-item-description"', p.text)}${el('div', ' class="menu-item-price-bottom"', p.price)}</div>`,
    wrap: (items) => `<div class="menu-items">${items.join('')}</div>`,
  },
  'rich text': {
    places: ['end of text', 'own line', 'in name'],
    item: (p, c) => {
      const say = (text: string, size: number): string =>
        text
          ? `<p class="font_8" style="font-size:${size}px"><span style="font-size:${size}px"><span class="color_15">${text}</span></span></p>`
          : '';
      if (c.price === 'in name') return say(`${p.name}${ends(p)}`, 18) + say(p.text, 15);
      if (c.price === 'end of text')
        return say(p.text ? p.name : `${p.name}${ends(p)}`, 18) + (p.text ? say(`${p.text}${ends(p)}`, 15) : '');
      return say(p.name, 18) + say(p.text, 15) + say(p.price, 15);
    },
    wrap: (items) =>
      `<div data-testid="richTextElement">${items.join('<p class="font_8"><span class="wixGuard">​</span></p>')}</div>`,
  },
  'order cards': {
    places: ['after text'],
    item: (p, _c, i) =>
      `<div class="mg-item" data-id="${4000 + i}"><button class="open" aria-label="Add"></button><div class="item-info"><div class="item-title">${p.name}</div>${el('div', ' class="item-description"', p.text)}<div class="item-price">${p.price}</div></div>${p.badge}</div>`,
    wrap: box('div'),
  },
  'check boxes': {
    places: ['in name'],
    item: (p, _c, i) =>
      `<div class="form-check"><input type="checkbox" id="f${i}"><label for="f${i}">${p.name}${ends(p)}</label>${p.text ? `<small>${p.text}</small>` : ''}</div>`,
    wrap: (items) => `<fieldset>${items.join('')}</fieldset>`,
  },
  'cells beside': {
    places: ['after name', 'before name'],
    item: (p, c) => {
      const price = `<div class="col-3 text-right">${p.price}</div>`;
      const said = `<div class="col-9"><b>${p.name}</b>${el('p', '', p.text)}</div>`;
      return `<div class="row">${c.price === 'before name' ? price + said : said + price}</div>`;
    },
    wrap: plain,
  },
  'own tags': {
    places: ALL,
    item: (p, c) =>
      `<article>${stacked(p, { ...c, names: () => '', tag: { name: 'food-name', price: 'food-price', text: 'food-info', box: 'food-item' } })}</article>`,
    wrap: plain,
  },
  preformatted: {
    places: ['in name'],
    item: (p) =>
      `<b>${p.name}</b>${' '.repeat(Math.max(3, 44 - p.name.length))}${p.price}${p.text ? `\n   ${p.text}` : ''}`,
    wrap: (items) => `<pre>${items.join('\n\n')}</pre>`,
  },
  'columns of blocks': {
    places: ['after name'],
    item: (p, c) =>
      `<div style="display:flex"><div style="flex:1"><p>${p.name}</p>${el('p', c.names('text'), p.text)}</div><div><p>${p.price}</p></div></div>`,
    wrap: plain,
  },
  spans: {
    places: ['after name', 'before name', 'after text'],
    item: (p, c) => {
      const [name, price, text] = [
        `<span${c.names('name')}>${p.name}</span>`,
        p.price && `<span${c.names('price')}>${p.price}</span>`,
        p.text && `<span${c.names('text')}>${p.text}</span>`,
      ];
      const order =
        c.price === 'before name'
          ? [price, name, text]
          : c.price === 'after name'
            ? [name, price, text]
            : [name, text, price];
      return `<div${c.names('item')}>${order.filter(Boolean).join(' ')}${p.extra}</div>`;
    },
    wrap: box('section'),
  },
};
