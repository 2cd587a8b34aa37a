import { copperOven } from '../data/restaurants.ts';
import { codeText, escapeHtml, priceText } from '../format.ts';
import type { SampleItem, SampleMenu, SampleSection } from '../sample-menu.ts';
import { htmlPage } from './page.ts';

const STYLE = `<style>
:root{--copper:#a4552a;--ink:#2b2118}
body{margin:0;font:17px/1.6 Georgia,"Times New Roman",serif;color:var(--ink);background:#fbf6ec}
.site-header{background:var(--ink);color:#f3e4cf;text-align:center;padding:1.2rem}
.site-title a{font-size:2rem;letter-spacing:.04em;color:#e8a877;text-decoration:none}
.main-navigation ul{list-style:none;display:flex;gap:1.6rem;justify-content:center;padding:0;margin:.6rem 0 0;font:14px/1 Helvetica,Arial,sans-serif;text-transform:uppercase}
.main-navigation a{color:#f3e4cf;text-decoration:none}
.entry-content{max-width:760px;margin:2rem auto;padding:0 1.2rem}
.has-text-align-center{text-align:center}
.entry-title{text-align:center;font-size:2.4rem;color:var(--copper);margin:.4em 0}
.wp-block-heading{border-bottom:2px solid #e3c9a8;color:var(--copper);margin:2rem 0 .6rem}
.wp-block-heading+p em{color:#6d6154}
.menu-dish{margin:.55rem 0}.menu-dish .desc{color:#5c5147;font-size:.94em}
.has-small-font-size{font-size:.8rem;color:#6d6154}
.site-footer{background:#eadbc4;padding:1.4rem;text-align:center;font-size:.85rem}
</style>`;

/** A page of a blog system with a block theme: headings, a paragraph for each dish, the price after a dash. */
export function blogThemePage(menu: SampleMenu, updated: string): string {
  const address = `${copperOven.street}, ${copperOven.city} ${copperOven.postcode}`;
  return htmlPage(
    `${menu.name} – ${copperOven.name}`,
    `<meta name="generator" content="WordPress 6.7">\n${STYLE}`,
    `<body class="page-template-default page page-id-42 wp-embed-responsive">
<a class="skip-link screen-reader-text" href="#content" hidden>Skip to content</a>
<header class="site-header" role="banner">
<p class="site-title"><a href="/" rel="home">${copperOven.name}</a></p>
<nav class="main-navigation"><ul>${['Home', 'Menus', 'Rooms', 'What&#8217;s On', 'Book a Table'].map((label) => `<li class="menu-item"><a href="#">${label}</a></li>`).join('')}</ul></nav>
</header>
<main id="content" class="site-main"><article class="post-42 page type-page status-publish hentry">
<header class="entry-header"><h1 class="entry-title">${menu.name}</h1></header>
<div class="entry-content">
<p class="has-text-align-center">Food is served Monday to Saturday noon to 9pm and Sunday noon to 6pm.</p>
${menu.sections.map(section).join('\n')}
<hr class="wp-block-separator">
<p class="has-small-font-size">(v) vegetarian, (ve) vegan, (gf) made without gluten. Our fryers are shared, so fried dishes may contain traces of gluten, fish and crustaceans. Please tell a member of the team about any allergy before ordering. Tables of eight or more: a 10% service charge is added.</p>
</div>
<footer class="entry-footer"><span class="posted-on">Last updated ${updated}</span></footer>
</article></main>
<footer class="site-footer"><p>${address} | <a href="tel:${copperOven.phoneNumber.replaceAll(' ', '')}">${copperOven.phoneNumber}</a></p><p>&copy; ${copperOven.name}. Proudly independent.</p></footer>
</body>`,
  );
}

function section({ name, notes, items }: SampleSection): string {
  return `<h2 class="wp-block-heading">${escapeHtml(name)}</h2>
${notes.map((note) => `<p><em>${escapeHtml(note)}</em></p>\n`).join('')}${items.map(dish).join('\n')}`;
}

function dish(item: SampleItem): string {
  const codes = codeText(item);
  const name = escapeHtml(item.name).replaceAll("'", '&#8217;');
  const description = item.description
    ? `<br><span class="desc">${escapeHtml(item.description).replaceAll("'", '&#8217;')}</span>`
    : '';
  return `<p class="menu-dish"><strong>${name}</strong>${codes === '' ? '' : ` ${codes}`} &#8211; ${priceText(item.prices)}${description}</p>`;
}
