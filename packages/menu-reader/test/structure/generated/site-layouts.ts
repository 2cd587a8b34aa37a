import { each, escaped } from './markup.ts';
import { type Content, type Dish, pounds, type Section } from './menu-content.ts';

type Draw = (content: Content) => string;

const about = (dish: Dish): string => escaped(dish.description ?? '');
const name = (dish: Dish): string => escaped(dish.name);
const bare = (price: number): string => (Number.isInteger(price) ? String(price) : price.toFixed(2));
const plainCode = (dish: Dish): string => dish.code.replace(/[()]/g, '').toLowerCase();

const HEAD = `<div id="cookie-banner" class="cookie-banner"><p>We use cookies to improve your experience. See our privacy policy.</p><button>Accept all</button></div>
<header class="site-header"><a class="logo" href="/"><img src="logo.png" alt="The Copper Kettle"></a>
<nav><ul><li><a href="/">Home</a></li><li><a href="/menus">Menus</a></li><li><a href="/events">Private Events</a></li><li><a href="/gift">Gift Vouchers</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>
<section class="hero"><h2>Honest food by the river</h2><p>Seasonal plates from people who care, cooked over fire since 1998.</p><a class="btn" href="/book">Book a table</a></section>`;
const FOOT = `<section class="testimonials"><h2>What people say</h2><blockquote>Best lunch we have had in years, £30 for two is a bargain!</blockquote><cite>A. Guest</cite></section>
<section class="hours"><h3>Opening Times</h3><p>Monday closed<br>Tues - Fri 12.00 - 2.30 and 5.30 - 9.30<br>Sat &amp; Sun 11.30 - 10.00</p></section>
<footer><p>12 Mill Lane, Kettleby ST1 1AA</p><p>01632 960123 | hello@copperkettle.example</p><p>© 2026 The Copper Kettle. All rights reserved. Website by Example Studio.</p></footer>`;

const site = (content: Content, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${content.title} | The Copper Kettle</title></head><body>${HEAD}<main>${body}</main>${FOOT}</body></html>`;
const simple = (content: Content, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${content.title} - The Copper Kettle</title></head><body>${HEAD}${body}${FOOT}</body></html>`;
const all = (content: Content, draw: (section: Section, index: number) => string): string =>
  content.sections.map(draw).join('\n');

/** Pages as the makers of sites and ordering systems draw them, with what stands around a menu, by name. */
export const SITE_LAYOUTS: Readonly<Record<string, Draw>> = {
  'menu block with one title a section': (content) =>
    site(
      content,
      `<div class="menu-block"><div class="menus"><div class="menu"><div class="menu-title">${content.title}</div>${all(content, (section) => `<div class="menu-section"><div class="menu-section-header"><div class="menu-section-title">${section.name}</div></div><div class="menu-items">${each(section.dishes, (dish) => `<div class="menu-item"><div class="menu-item-title">${name(dish)} ${dish.code}</div>${dish.description ? `<div class="menu-item-description">${about(dish)}</div>` : ''}<div class="menu-item-price-bottom"><span class="menu-item-price-bottom"><span class="currency-sign">£</span>${bare(dish.price)}</span></div></div>`)}</div></div>`)}</div></div></div>`,
    ),
  'repeater of rich texts': (content) =>
    site(
      content,
      `<div class="comp-k1 wixui-rich-text"><h1 class="font_0"><span>${content.title}</span></h1></div>${all(content, (section, i) => `<div id="comp-s${i}" class="wixui-rich-text"><h2 class="font_2"><span style="font-weight:bold">${section.name}</span></h2></div><div role="list" class="wixui-repeater">${each(section.dishes, (dish) => `<div role="listitem" class="wixui-repeater__item"><div class="t1 wixui-rich-text"><p class="font_7"><span>${name(dish)}</span></p></div><div class="t2 wixui-rich-text"><p class="font_8"><span>${about(dish)}</span></p></div><div class="t3 wixui-rich-text"><p class="font_8"><span>£${bare(dish.price)}</span></p></div><div class="t4 wixui-rich-text"><p class="font_9"><span>${plainCode(dish).toUpperCase()}</span></p></div></div>`)}</div>`)}`,
    ),
  'columns of paragraphs, code and price behind the name': (content) =>
    site(
      content,
      `<h1 class="entry-title">${content.title}</h1><div class="entry-content">${all(content, (section) => `<h3 class="wp-block-heading has-text-align-center">${section.name}</h3><div class="wp-block-columns"><div class="wp-block-column">${each(section.dishes, (dish) => `<p class="has-text-align-center"><strong>${name(dish)}</strong> ${dish.code.toLowerCase()} – £${dish.price.toFixed(2)}${dish.description ? `<br>${about(dish)}` : ''}</p>`)}</div></div>`)}</div>`,
    ),
  'price list widget with leaders': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<div class="elementor-widget-heading"><h2 class="elementor-heading-title">${section.name}</h2></div><ul class="elementor-price-list">${each(section.dishes, (dish) => `<li class="elementor-price-list-item"><div class="elementor-price-list-text"><div class="elementor-price-list-header"><span class="elementor-price-list-title">${name(dish)}${dish.code ? ` <sup>${plainCode(dish)}</sup>` : ''}</span><span class="elementor-price-list-separator"></span><span class="elementor-price-list-price">${pounds(dish.price)}</span></div><p class="elementor-price-list-description">${about(dish)}</p></div></li>`)}</ul>`)}<p><sup>v</sup> vegetarian <sup>ve</sup> vegan</p>`,
    ),
  'order cards with buttons': (content) =>
    site(
      content,
      `<h1>${content.title}</h1><ul class="category-list">${all(content, (section) => `<li><a href="#${section.name}">${section.name}</a></li>`)}</ul>${all(content, (section) => `<section id="${section.name}"><h2>${section.name}</h2><div class="grid">${each(section.dishes, (dish) => `<div class="card"><img src="a.jpg" alt=""><div class="card-body"><h3>${name(dish)} ${dish.code}</h3>${dish.description ? `<p>${about(dish)}</p>` : ''}<div class="card-foot"><span>${pounds(dish.price)}</span><button type="button">Add</button></div></div></div>`)}</div></section>`)}<div class="basket"><h4>Your order</h4><p>Your basket is empty</p><p>Minimum order £15.00</p></div>`,
    ),
  'price before the name': (content) =>
    simple(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<h2>${section.name}</h2>${each(section.dishes, (dish) => `<div class="line"><span class="amt">${pounds(dish.price)}</span> <b>${name(dish)}</b> ${dish.code}<small>${about(dish)}</small></div>`)}`)}`,
    ),
  'table with whole pounds': (content) =>
    simple(
      content,
      `<h1>${content.title}</h1><table class="tablepress"><tbody>${all(content, (section) => `<tr><td colspan="2"><strong>${section.name}</strong></td></tr>${each(section.dishes, (dish) => `<tr><td>${name(dish)} ${dish.code}${dish.description ? `<br><em>${about(dish)}</em>` : ''}</td><td>${bare(dish.price)}</td></tr>`)}`)}</tbody></table>`,
    ),
  'dots between name and price': (content) =>
    simple(
      content,
      `<p align="center"><font size="5"><b>${content.title}</b></font></p>${all(content, (section) => `<p><u><b>${section.name}</b></u></p>${each(section.dishes, (dish) => `<p>${name(dish)} ${dish.code}............£${dish.price.toFixed(2)}</p>${dish.description ? `<p><i>${about(dish)}</i></p>` : ''}`)}`)}`,
    ),
  'definition list with price of its own': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<section><h2>${section.name}</h2><dl>${each(section.dishes, (dish) => `<dt>${name(dish)} <abbr title="${dish.code === '(V)' ? 'Vegetarian' : 'Vegan'}">${dish.code ? plainCode(dish) : ''}</abbr></dt>${dish.description ? `<dd>${about(dish)}</dd>` : ''}<dd class="cost">${pounds(dish.price)}</dd>`)}</dl></section>`)}`,
    ),
  'accordion of details': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<details><summary>${section.name}</summary><ul>${each(section.dishes, (dish) => `<li><span>${name(dish)} ${dish.code}</span><span>${dish.price.toFixed(2)}</span>${dish.description ? `<p>${about(dish)}</p>` : ''}</li>`)}</ul></details>`)}`,
    ),
  'tab panels under a list of tabs': (content) =>
    site(
      content,
      `<h1>${content.title}</h1><ul class="tabs" role="tablist">${all(content, (section, i) => `<li role="tab"><button aria-controls="p${i}">${section.name}</button></li>`)}</ul>${all(content, (section, i) => `<div role="tabpanel" id="p${i}" ${i ? 'style="display:none"' : ''}><h2>${section.name}</h2>${each(section.dishes, (dish) => `<div class="media"><div class="media-body"><h5>${name(dish)} ${dish.code} <span class="pull-right">${pounds(dish.price)}</span></h5>${about(dish)}</div></div>`)}</div>`)}`,
    ),
  'sections as buttons': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<div class="acc"><button class="toggle">${section.name}<span class="icon">+</span></button><div class="panel">${each(section.dishes, (dish) => `<p><b>${name(dish)}</b> ${dish.code} ${bare(dish.price)}<br>${about(dish)}</p>`)}</div></div>`)}`,
    ),
  'prices in attributes': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<h2>${section.name}</h2><ul>${each(section.dishes, (dish) => `<li class="product" data-name="${name(dish)}"><div class="n">${name(dish)} ${dish.code}</div><div class="d">${about(dish)}</div><span class="amount" data-price="${dish.price.toFixed(2)}"></span></li>`)}</ul>`)}`,
    ),
  'two sizes in columns': (content) =>
    simple(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<h2>${section.name}</h2><table><tr><th></th><th>Small</th><th>Large</th></tr>${each(section.dishes, (dish) => `<tr><td>${name(dish)} ${dish.code}<br><small>${about(dish)}</small></td><td>${pounds(dish.price)}</td><td>${pounds(dish.large)}</td></tr>`)}</table>`)}`,
    ),
  'sizes before their prices on a line below': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<h2>${section.name}</h2>${each(section.dishes, (dish) => `<div class="dish"><h4>${name(dish)} ${dish.code}</h4>${dish.description ? `<p>${about(dish)}</p>` : ''}<p class="p">Regular ${pounds(dish.price)} / Large ${pounds(dish.large)}</p></div>`)}`)}`,
    ),
  'fillings before their prices': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<h2>${section.name}</h2>${each(section.dishes, (dish) => `<div class="row"><div class="col-sm-8"><p><strong>${name(dish)}</strong> <span class="badge">${plainCode(dish).toUpperCase()}</span></p><p>${about(dish)}</p></div><div class="col-sm-4"><p>Veg ${pounds(dish.price)} | Chicken ${pounds(dish.large)}</p></div></div>`)}`)}`,
    ),
  'one block of text with line breaks': (content) =>
    simple(
      content,
      `<div class="text"><p><b>${content.title.toUpperCase()}</b></p><p>${all(content, (section) => `<b>${section.name.toUpperCase()}</b><br><br>${each(section.dishes, (dish) => `${name(dish)} ${dish.code} ${pounds(dish.price)}<br>${dish.description ? `<em>${about(dish)}</em><br>` : ''}`)}<br>`)}</p></div>`,
    ),
  'headings for all, price in the heading': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<h2>${section.name}</h2>${each(section.dishes, (dish) => `<h3>${name(dish)} ${dish.code} <em>${pounds(dish.price)}</em></h3>${dish.description ? `<p>${about(dish)}</p>` : ''}`)}`)}`,
    ),
  'utility classes, everything a div': (content) =>
    site(
      content,
      `<div class="text-4xl font-bold">${content.title}</div>${all(content, (section) => `<div class="mt-8"><div class="text-2xl font-semibold">${section.name}</div><div class="grid grid-cols-2">${each(section.dishes, (dish) => `<div class="flex justify-between p-4"><div><div class="text-lg font-medium">${name(dish)} <span class="text-xs">${dish.code}</span></div><div class="text-sm text-gray-500">${about(dish)}</div></div><div class="text-lg">${pounds(dish.price)}</div></div>`)}</div></div>`)}`,
    ),
  'boxes with a price per person': (content) =>
    site(
      content,
      `<h1>${content.title}</h1>${all(content, (section) => `<h2>${section.name}</h2>${each(section.dishes, (dish) => `<div class="box" style="text-align:center"><h3>${name(dish)} ${dish.code}</h3><p>${pounds(dish.price)} per person</p><p>${about(dish)}</p></div>`)}`)}`,
    ),
};
