import { each, escaped } from './markup.ts';
import { type Content, type Dish, pounds, type Section } from './menu-content.ts';

type Draw = (content: Content) => string;

const label = (dish: Dish): string => escaped(dish.code ? `${dish.name} ${dish.code}` : dish.name);
const about = (dish: Dish): string => escaped(dish.description ?? '');

const page = (content: Content, body: string, head = ''): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${content.title}</title>${head}</head><body>${body}</body></html>`;
const sections = (content: Content, draw: (section: Section) => string): string =>
  `<h1>${content.title}</h1>${each(content.sections, draw)}`;

const AROUND = {
  before: `<div class="cookie-consent">We use cookies. <button>Accept</button></div>
<nav><ul><li><a href="/">Home</a></li><li><a href="/menu">Menu</a></li><li><a href="/book">Book a table</a></li></ul></nav>`,
  after: `<div class="reviews"><h2>What our guests say</h2><p>Lovely food and a warm welcome.</p></div>
<footer><h3>Opening hours</h3><p>Mon to Sat 9am to 5pm</p><p>01632 960123</p></footer>`,
};

const asJson = (content: Content): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Restaurant', name: 'The Copper Kettle', hasMenu: { '@id': '#menu' } },
      {
        '@type': 'Menu',
        '@id': '#menu',
        name: content.title,
        hasMenuSection: content.sections.map((section) => ({
          '@type': 'MenuSection',
          name: section.name,
          hasMenuItem: section.dishes.map((dish) => ({
            '@type': 'MenuItem',
            name: dish.name,
            description: dish.description,
            offers: { '@type': 'Offer', price: dish.price.toFixed(2), priceCurrency: 'GBP' },
            suitableForDiet:
              dish.code === '(V)'
                ? 'https://schema.org/VegetarianDiet'
                : dish.code
                  ? 'https://schema.org/VeganDiet'
                  : undefined,
          })),
        })),
      },
    ],
  });

/** Ways to mark a menu up, by name. */
export const HTML_LAYOUTS: Readonly<Record<string, Draw>> = {
  'headings and lists': (content) =>
    page(
      content,
      sections(
        content,
        ({ name, dishes }) =>
          `<h2>${name}</h2><ul>${each(dishes, (dish) => `<li><strong>${label(dish)}</strong> <span class="price">${pounds(dish.price)}</span><br>${about(dish)}</li>`)}</ul>`,
      ),
    ),
  'divs with class names': (content) =>
    page(
      content,
      sections(
        content,
        ({ name, dishes }) =>
          `<div class="menu-section"><div class="section-title">${name}</div>${each(dishes, (dish) => `<div class="menu-item"><div class="item-name">${label(dish)}</div><div class="item-price">${pounds(dish.price)}</div><div class="item-desc">${about(dish)}</div></div>`)}</div>`,
      ),
    ),
  'table with descriptions below': (content) =>
    page(
      content,
      sections(
        content,
        ({ name, dishes }) =>
          `<h2>${name}</h2><table>${each(dishes, (dish) => `<tr><td><b>${label(dish)}</b></td><td>${pounds(dish.price)}</td></tr>${dish.description ? `<tr><td colspan="2"><i>${about(dish)}</i></td></tr>` : ''}`)}</table>`,
      ),
    ),
  'table of three columns': (content) =>
    page(
      content,
      sections(
        content,
        ({ name, dishes }) =>
          `<h2>${name}</h2><table><thead><tr><th>Dish</th><th>Description</th><th>Price</th></tr></thead><tbody>${each(dishes, (dish) => `<tr><td>${label(dish)}</td><td>${about(dish)}</td><td>${pounds(dish.price)}</td></tr>`)}</tbody></table>`,
      ),
    ),
  'definition lists': (content) =>
    page(
      content,
      sections(
        content,
        ({ name, dishes }) =>
          `<h2>${name}</h2><dl>${each(dishes, (dish) => `<dt>${label(dish)} ${pounds(dish.price)}</dt>${dish.description ? `<dd>${about(dish)}</dd>` : ''}`)}</dl>`,
      ),
    ),
  'page builder with chrome': (content) =>
    page(
      content,
      `${AROUND.before}<div class="wrap"><div class="row">${sections(
        content,
        ({ name, dishes }) =>
          `<div class="col-6 x1a2"><h3 class="t_88">${name}</h3>${each(dishes, (dish) => `<div class="b7f"><p class="k1"><span>${label(dish)}</span><span>${pounds(dish.price)}</span></p><p class="k2">${about(dish)}</p></div>`)}</div>`,
      )}</div></div>${AROUND.after}`,
    ),
  'tabs, all but the first hidden': (content) =>
    page(
      content,
      `<h1>${content.title}</h1>${content.sections
        .map(
          ({ name, dishes }, i) =>
            `<div role="tabpanel" ${i ? 'hidden style="display:none"' : ''}><h2>${name}</h2>${each(dishes, (dish) => `<h4>${label(dish)}</h4><p>${about(dish)}</p><p class="price">${pounds(dish.price)}</p>`)}</div>`,
        )
        .join('')}`,
    ),
  'paragraphs with line breaks': (content) =>
    page(
      content,
      sections(
        content,
        ({ name, dishes }) =>
          `<p><strong><u>${name.toUpperCase()}</u></strong></p>${each(dishes, (dish) => `<p><b>${label(dish)}</b> - ${pounds(dish.price)}${dish.description ? `<br>${about(dish)}` : ''}</p>`)}`,
      ),
    ),
  'list items with a dash': (content) =>
    page(
      content,
      sections(
        content,
        ({ name, dishes }) =>
          `<h3>${name}</h3><ul>${each(dishes, (dish) => `<li>${label(dish)}${dish.description ? ` – ${about(dish)}` : ''} ${pounds(dish.price)}</li>`)}</ul>`,
      ),
    ),
  'accordion of a page builder': (content) =>
    page(
      content,
      `<div class="accordion"><h1>${content.title}</h1>${each(
        content.sections,
        ({ name, dishes }) =>
          `<div class="accordion-item"><button class="accordion-button collapsed" aria-expanded="false">${name}</button><div class="collapse">${each(dishes, (dish) => `<div class="row"><div class="col-9"><span class="h5">${label(dish)}</span><br><small>${about(dish)}</small></div><div class="col-3 text-end">${pounds(dish.price)}</div></div>`)}</div></div>`,
      )}</div>`,
    ),
  'bare prices in articles': (content) =>
    page(
      content,
      `<main>${sections(
        content,
        ({ name, dishes }) =>
          `<section><header><h2>${name}</h2></header>${each(dishes, (dish) => `<article><h3>${label(dish)}</h3><p>${about(dish)}</p><footer>${dish.price.toFixed(2)}</footer></article>`)}</section>`,
      )}</main>`,
    ),
  'JSON-LD with a graph': (content) =>
    page(content, '<div id="app">Loading…</div>', `<script type="application/ld+json">${asJson(content)}</script>`),
  'JSON-LD cut off and with dangling commas': (content) =>
    page(
      content,
      '<div id="app"></div>',
      `<script type="application/ld+json">/* menu */${asJson(content).replace(/\}\]\}\]\}$/, ',}]}]')}</script>`,
    ),
  microdata: (content) =>
    page(
      content,
      `<div itemscope itemtype="https://schema.org/Menu"><h1 itemprop="name">${content.title}</h1>${each(
        content.sections,
        ({ name, dishes }) =>
          `<div itemprop="hasMenuSection" itemscope itemtype="https://schema.org/MenuSection"><h2 itemprop="name">${name}</h2>${each(dishes, (dish) => `<div itemprop="hasMenuItem" itemscope itemtype="https://schema.org/MenuItem"><b itemprop="name">${escaped(dish.name)}</b><i itemprop="description">${about(dish)}</i><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${dish.price}"></span>${dish.code ? `<link itemprop="suitableForDiet" href="https://schema.org/${dish.code === '(V)' ? 'Vegetarian' : 'Vegan'}Diet">` : ''}</div>`)}</div>`,
      )}</div>`,
    ),
  'icons with alternative text': (content) =>
    page(
      content,
      sections(
        content,
        ({ name, dishes }) =>
          `<h2>${name}</h2>${each(dishes, (dish) => `<div class="dish"><h4>${escaped(dish.name)} ${dish.code ? `<img src="x.png" alt="${dish.code === '(V)' ? 'Vegetarian' : 'Vegan'}">` : ''}</h4><p>${about(dish)}</p><b data-price="${dish.price.toFixed(2)}"></b></div>`)}`,
      ),
    ),
};

/** The state a client program starts from, which is all such a page holds. */
export function statePage(content: Content): string {
  const state = {
    props: {
      pageProps: {
        menu: {
          categories: content.sections.map((section) => ({
            name: section.name,
            items: section.dishes.map((dish) => ({
              name: dish.name,
              description: dish.description,
              price: dish.price,
              vegetarian: dish.code === '(V)',
              vegan: dish.code === '(VE)',
            })),
          })),
        },
      },
    },
  };
  return page(
    content,
    `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`,
  );
}
