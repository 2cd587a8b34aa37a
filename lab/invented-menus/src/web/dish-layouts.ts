/**
 * Markup of the dishes of a section. Fields: name (with number and signs), bare (the name alone), marks (the signs alone), text, price, cells
 * (a price per cell), amount (the lowest, bare), i; `.role` is a class attribute.
 */
export interface DishLayout {
  readonly dish: string;
  /** Wrapper of all dishes; `{dishes}` by default. `{sizes}`: cells with the names of sizes. */
  readonly list?: string;
  readonly section?: string;
}

const UL = '<ul{.list}>{dishes}</ul>';
const DIV = '<div{.list}>{dishes}</div>';
const TABLE = '<table{.list}>[<tr><th></th>{sizes}</tr>]{dishes}</table>';
const WIDE = '<table{.list}>[<tr><th></th><th></th>{sizes}</tr>]{dishes}</table>';

export const DISH_LAYOUTS: Readonly<Record<string, DishLayout>> = {
  'box: name, price, text': {
    list: DIV,
    dish: '<div{.item}><div{.name}>{name}</div>[<div{.price}>{price}</div>][<div{.text}>{text}</div>]</div>',
  },
  'box: name, text, price': {
    list: DIV,
    dish: '<div{.item}><h4{.name}>{name}</h4>[<p{.text}>{text}</p>][<p{.price}>{price}</p>]</div>',
  },
  'box: price, name, text': {
    list: DIV,
    dish: '<div{.item}>[<span{.price}>{price}</span> ]<b{.name}>{name}</b>[ <small{.text}>{text}</small>]</div>',
  },
  'box: price in the name': {
    list: DIV,
    dish: '<div{.item}><h3{.name}>{name}[ <span{.price}>{price}</span>]</h3>[<p{.text}>{text}</p>]</div>',
  },
  'box: price ends the text': {
    list: DIV,
    dish: '<div{.item}><h4{.name}>{name}</h4><p{.text}>{text} {price}</p></div>',
  },
  'box: head row': {
    list: DIV,
    dish: '<div{.item}><div{.head}><span{.name}>{name}</span>[ <span{.price}>{price}</span>]</div>[<p{.text}>{text}</p>]</div>',
  },
  'list: name, price, text': {
    list: UL,
    dish: '<li{.item}><strong{.name}>{name}</strong>[ <span{.price}>{price}</span>][<br>{text}]</li>',
  },
  'list: name, text, price': {
    list: UL,
    dish: '<li{.item}><span{.name}>{name}</span>[<p{.text}>{text}</p>][ <span{.price}>{price}</span>]</li>',
  },
  'list: floated price first': {
    list: UL,
    dish: '<li>[<span class="pull-right">{price}</span> ]<h4>{name}</h4>[<p{.text}>{text}</p>]</li>',
  },
  'list: dots': {
    list: UL,
    dish: '<li{.item}><span{.name}>{name}</span>[<span class="dots">........................</span><span{.price}>{price}</span>][<div{.text}>{text}</div>]</li>',
  },
  'list: one line with dash': { list: UL, dish: '<li>{name}[ – {text}][ {price}]</li>' },
  'list: price in the name': { list: UL, dish: '<li><strong>{name}[ {price}]</strong>[ - {text}]</li>' },
  'loose: heading, text, price': { dish: '<h4{.name}>{name}</h4>[<p{.text}>{text}</p>][<p{.price}>{price}</p>]' },
  'loose: heading with dash': { dish: '<h5{.name}>{name}[ – {price}]</h5>[<p{.text}>{text}</p>]' },
  'loose: price as heading': { dish: '<p{.name}>{name}</p>[<h4>{price}</h4>][<p{.text}>{text}</p>]' },
  'paragraph: name, price, break, text': { dish: '<p><strong>{name}</strong>[ {price}][<br>{text}]</p>' },
  'paragraph: name, dash, price': { dish: '<p{.item}><b>{name}</b>[ – {price}][<br>{text}]</p>' },
  'paragraph: price last': { dish: '<p><strong>{name}</strong>[<br>{text}][ {price}]</p>' },
  'paragraph: price on a line': { dish: '<p><strong>{name}</strong>[<br>{text}][<br>{price}]</p>' },
  'paragraph: dots': { dish: '<p>{name}[............{price}]</p>[<p><i>{text}</i></p>]' },
  'paragraph: one line': { dish: '<p><b>{name}</b>[ - {text}][ {price}]</p>' },
  'lines of one paragraph': { list: '<p>{dishes}</p>', dish: '{name}[ {price}][<br><em>{text}</em>]<br>' },
  'table: name and price': {
    list: TABLE,
    dish: '<tr><td{.name}>{name}[<br><span{.text}>{text}</span>]</td>{cells}</tr>',
  },
  'table: three columns': { list: WIDE, dish: '<tr><td{.name}>{name}</td><td{.text}>{text}</td>{cells}</tr>' },
  'table: with heads': {
    list: '<table{.list}><thead><tr><th>Dish</th><th>Description</th><th>Price</th></tr></thead><tbody>{dishes}</tbody></table>',
    dish: '<tr><td>{name}</td><td>{text}</td><td>{price}</td></tr>',
  },
  'table: text in its own row': {
    list: '<table{.list}>{dishes}</table>',
    dish: '<tr><td><strong>{name}</strong></td><td>{price}</td></tr>[<tr><td colspan="2"><em>{text}</em></td></tr>]',
  },
  'table: numbered': {
    list: '<table border="0">{dishes}</table>',
    dish: '<tr><td>{i}.</td><td>{name}[<br>{text}]</td><td align="right">{price}</td></tr>',
  },
  'definitions: price in the term': { list: '<dl>{dishes}</dl>', dish: '<dt>{name}[ {price}]</dt>[<dd>{text}</dd>]' },
  'definitions: price of its own': {
    list: '<dl>{dishes}</dl>',
    dish: '<dt{.name}>{name}</dt>[<dd{.text}>{text}</dd>][<dd{.price}>{price}</dd>]',
  },
  'cards with pictures': {
    list: DIV,
    dish: '<div{.item}><div class="card"><img src="/images/dish-{i}.jpg" alt=""><div class="card-body"><h3{.name}>{name}</h3>[<p{.text}>{text}</p>][<span{.price}>{price}</span>]<a href="#order" class="btn">Order now</a></div></div></div>',
  },
  'cards with buttons': {
    list: DIV,
    dish: '<div class="mg-item" data-id="{i}"><button class="open" aria-label="Add"></button><div class="item-info"><div class="item-title">{name}</div>[<div class="item-description">{text}</div>][<div class="item-price">{price}</div>]</div></div>',
  },
  'cells beside': {
    dish: '<div class="row"><div class="col-9"><b>{name}</b>[<p>{text}</p>]</div><div class="col-3 text-right">{price}</div></div>',
  },
  'cells beside, price first': {
    dish: '<div class="row"><div class="col-3">{price}</div><div class="col-9"><b>{name}</b>[<p>{text}</p>]</div></div>',
  },
  'flex columns': {
    dish: '<div style="display:flex"><div style="flex:1"><p>{name}</p>[<p{.text}>{text}</p>]</div><div><p>{price}</p></div></div>',
  },
  'grid of divs': {
    list: '<div class="table-grid">{dishes}</div>',
    dish: '<div class="table-data txt-left">{name}[ <small>{text}</small>]</div><div class="table-data txt-right"{.price}>{price}</div>',
  },
  'price list of a page builder': {
    list: '<div class="elementor-widget-price-list"><ul class="elementor-price-list">{dishes}</ul></div>',
    dish: '<li class="elementor-price-list-item"><div class="elementor-price-list-text"><div class="elementor-price-list-header"><span class="elementor-price-list-title">{name}</span><span class="elementor-price-list-separator"></span><span class="elementor-price-list-price">{price}</span></div><p class="elementor-price-list-description">{text}</p></div></li>',
  },
  'menu block': {
    list: '<div class="menu-items">{dishes}</div>',
    dish: '<div class="menu-item"><div class="menu-item-title">{name}</div>[<div class="menu-item-description">{text}</div>][<div class="menu-item-price-bottom">{price}</div>]</div>',
  },
  'rich text: price in the name': {
    list: '<div data-testid="richTextElement">{dishes}</div>',
    dish: '<p class="font_8" style="font-size:18px"><span style="font-size:18px">{name}[ &nbsp; &nbsp;{price}]</span></p>[<p class="font_8" style="font-size:15px"><span style="font-size:15px">{text}</span></p>]',
  },
  'rich text: price on a line': {
    list: '<div role="list" class="wixui-repeater">{dishes}</div>',
    dish: '<div role="listitem"><p class="font_7"><span>{name}</span></p>[<p class="font_8"><span>{text}</span></p>][<p class="font_8"><span>{price}</span></p>]</div>',
  },
  'own tags': {
    dish: '<food-item><p><food-name>{name}</food-name>[ <food-price>{price}</food-price>]</p>[<food-info>{text}</food-info>]</food-item>',
  },
  'articles with foot': { dish: '<article><h3>{name}</h3>[<p>{text}</p>][<footer>{price}</footer>]</article>' },
  'check boxes': {
    list: '<fieldset>{dishes}</fieldset>',
    dish: '<div class="form-check"><input type="checkbox" id="f{i}"><label for="f{i}">{name}[ {price}]</label>[ <small>{text}</small>]</div>',
  },
  'spans in a box': {
    list: '<section{.list}>{dishes}</section>',
    dish: '<div{.item}><span{.name}>{name}</span>[ <span{.price}>{price}</span>][ <span{.text}>{text}</span>]</div>',
  },
  preformatted: { list: '<pre>{dishes}</pre>', dish: '<b>{name}</b>[              {price}][\n   {text}]\n\n' },
  'utility classes': {
    list: '<div class="grid grid-cols-2">{dishes}</div>',
    dish: '<div class="flex justify-between p-4"><div><div class="text-lg font-medium">{name}</div>[<div class="text-sm text-gray-500">{text}</div>]</div>[<div class="text-lg">{price}</div>]</div>',
  },
  'price in an attribute': {
    list: UL,
    dish: '<li class="product"><div{.name}>{name}</div>[<div{.text}>{text}</div>][<span class="amount" data-price="{amount}"></span>]</li>',
  },
  microdata: {
    section: 'microdata',
    dish: '<div itemprop="hasMenuItem" itemscope itemtype="https://schema.org/MenuItem"><b itemprop="name">{bare}</b> {marks}[ <i itemprop="description">{text}</i>][ <span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="{amount}">{price}</span>]</div>',
  },
};
