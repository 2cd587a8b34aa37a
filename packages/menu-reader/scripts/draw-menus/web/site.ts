import type { Chance } from '../chance.ts';
import { oddWord } from '../content/odd-words.ts';
import type { DrawnContent } from '../content/types.ts';
import { escaped } from './escape.ts';
import { staleJson } from './structured-data.ts';

const PAGES = [
  'Home',
  'Menu',
  'Menus',
  'About',
  'About Us',
  'Contact',
  'Gallery',
  'Book a Table',
  'Events',
  'Catering',
  'Order Online',
  'Reviews',
  'Find Us',
  'Private Dining',
  'Gift Vouchers',
  'News',
];

const navigation = (chance: Chance, content: DrawnContent): string => {
  const links = chance
    .shuffle(PAGES)
    .slice(0, chance.whole(3, 8))
    .map((page) => `<li><a href="/${page.toLowerCase().replace(/ /g, '-')}">${page}</a></li>`)
    .join('');
  return chance.pick([
    `<nav class="navbar"><a class="navbar-brand" href="/">${escaped(content.place)}</a><ul class="navbar-nav">${links}</ul></nav>`,
    `<header><div class="logo"><a href="/"><img src="/logo.png" alt="${escaped(content.place)}"></a></div><nav><ul>${links}</ul></nav></header>`,
    `<div id="menu-bar"><ul>${links}</ul></div>`,
    `<header><h1>${escaped(content.place)}</h1><p>Call us: 0${chance.whole(1200, 1999)} ${chance.whole(100000, 999999)}</p></header><ul class="nav">${links}</ul>`,
  ]);
};

const jumps = (content: DrawnContent): string =>
  `<div class="jump"><ul>${content.menus
    .flatMap((menu) => menu.sections)
    .flatMap(({ name }, index) => (name ? [`<li><a href="#s${index}">${escaped(name)}</a></li>`] : []))
    .join('')}</ul></div>`;

const hours = (chance: Chance): string =>
  `<div class="hours"><h3>${chance.pick(['Opening Hours', 'Opening Times', 'Hours', 'We are open'])}</h3><p>Monday - Thursday ${chance.whole(8, 12)}:00 - ${chance.whole(17, 22)}:00<br>Friday &amp; Saturday ${chance.whole(8, 12)}:00 - 23:00<br>Sunday closed</p></div>`;

const reviews = (chance: Chance): string =>
  `<section class="reviews"><h2>${chance.pick(['What our guests say', 'Testimonials', 'Reviews'])}</h2>${[
    'Wonderful food and friendly staff, we will be back!',
    'Best meal we have had in years.',
    'Great value, lovely atmosphere.',
  ]
    .slice(0, chance.whole(1, 3))
    .map(
      (said) => `<blockquote><p>${said}</p><cite>${oddWord(chance)} ${oddWord(chance).charAt(0)}.</cite></blockquote>`,
    )
    .join('')}</section>`;

const footer = (chance: Chance, content: DrawnContent): string =>
  `<footer>${chance.chance(0.5) ? hours(chance) : ''}<p>${chance.whole(1, 200)} ${oddWord(chance)} Road, ${oddWord(chance)}</p><p>&copy; ${chance.whole(2012, 2025)} ${escaped(content.place)}. ${chance.pick(['All rights reserved.', `Designed by Studio ${oddWord(chance)}`, ''])}</p>${chance.chance(0.4) ? '<ul><li><a href="#">Facebook</a></li><li><a href="#">Instagram</a></li></ul>' : ''}</footer>`;

const intro = (chance: Chance, content: DrawnContent): string =>
  chance.pick([
    `<div class="hero"><h1>${escaped(content.place)}</h1><p>${chance.pick(['Fresh, local and seasonal', 'Good food, good company', `A taste of home since ${chance.whole(1950, 2020)}`, 'Welcome to our kitchen'])}</p></div>`,
    `<section class="intro"><p>At ${escaped(content.place)} we believe in simple food cooked well. Our menu changes with the seasons and everything is made by hand in our own kitchen. Please tell us about allergies when you book.</p></section>`,
    `<div class="banner"><img src="banner.jpg" alt="Dining room"><a class="btn" href="/book">Book now</a><a class="btn" href="/menu.pdf">Download menu</a></div>`,
  ]);

const cookies =
  '<div id="cookie-notice" class="cookie-consent"><p>We use cookies to give you the best experience on our website.</p><button>Accept</button><a href="/privacy">Privacy policy</a></div>';
const letter =
  '<form class="newsletter"><h4>Join our newsletter</h4><p>Sign up and get 10% off your first order.</p><input type="email" placeholder="Your email"><button>Subscribe</button></form>';
const offer = (chance: Chance, content: DrawnContent): string =>
  `<div class="offer"><h3>${chance.pick(['Two for Tuesday', 'Lunch Deal', 'Happy Hour', 'Kids eat free'])}</h3><p>Any main and a drink for ${escaped(content.money.print(content.money.round(12 * content.money.scale)))}, Monday to Thursday.</p></div>`;
const remark = (content: DrawnContent): string => {
  const dish = content.menus[0]?.sections[0]?.dishes[0];
  return dish
    ? `<!-- <div class="item"><h4>Old ${escaped(dish.name)}</h4><span class="price">${escaped(content.money.print(content.money.round(9 * content.money.scale)))}</span></div> -->`
    : '';
};

/** The page around a menu: navigation, banners, hours, reviews, footer. A fragment has none of it. */
export function sitePage(chance: Chance, content: DrawnContent, menu: string, head: string): string {
  const notes = content.notes.map((note) => `<p>${escaped(note)}</p>`).join('');
  const legend = content.legend.map((line) => `<p class="legend">${escaped(line)}</p>`).join('');
  const body = chance.chance(0.3) ? `${legend}${menu}${notes}` : `${menu}${legend}${notes}`;
  if (chance.chance(0.12)) return body;
  const have = (share: number, part: () => string): string => (chance.chance(share) ? part() : '');
  const before = [
    have(0.15, () => cookies),
    have(0.85, () => navigation(chance, content)),
    have(0.3, () => intro(chance, content)),
    have(0.08, () => jumps(content)),
    have(0.05, () => offer(chance, content)),
    have(0.06, () => remark(content)),
  ];
  const after = [
    have(0.14, () => reviews(chance)),
    have(0.08, () => offer(chance, content)),
    have(0.12, () => letter),
    have(0.15, () => hours(chance)),
    have(0.85, () => footer(chance, content)),
    have(
      0.3,
      () => `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}</script>`,
    ),
  ];
  const main = chance.pick([
    (inside: string) => `<main>${inside}</main>`,
    (inside: string) => `<div class="container">${inside}</div>`,
    (inside: string) => `<div id="content"><div class="wrap">${inside}</div></div>`,
    (inside: string) => inside,
  ]);
  const state = chance.chance(0.03) ? staleJson(chance, content) : '';
  const style = chance.chance(0.5)
    ? '<link rel="stylesheet" href="/css/style.css">'
    : '<style>body{font-family:sans-serif;margin:0}.price{float:right}h2{text-align:center}</style>';
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${escaped(content.place)} | Menu</title>\n${style}${head}${state}\n</head>\n<body>\n${before.join('\n')}\n${main(body)}\n${after.join('\n')}\n</body>\n</html>\n`;
}
