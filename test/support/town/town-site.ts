import { inventMenu } from '@menu-data-service/invented-menus/invent-menu';
import { CUISINES } from '@menu-data-service/invented-menus/kitchens';
import { drawPdf } from '@menu-data-service/invented-menus/paper/draw-pdf';
import { paperLook } from '@menu-data-service/invented-menus/paper/paper-look';
import { drawHtml, webLook } from '@menu-data-service/invented-menus/web/draw-html';

export interface TownAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  readonly location?: string;
  /** The connection ends in the middle of the answer. */
  readonly isCutOff?: boolean;
}

export interface TownSite {
  readonly host: string;
  readonly name: string;
  /** Its menus: for each the paths of all its forms. */
  readonly menus: readonly (readonly string[])[];
  /** @param asked requests before this one */
  answer(path: string, asked: number): TownAnswer;
}

/** Parts of a site, besides its menus, that may lead a visit astray. */
export const TRAPS = [
  'none',
  'loop',
  'calendar',
  'languages',
  'login',
  'broken',
  'changing',
  'robots',
  'private',
  'aside',
] as const;
export type Trap = (typeof TRAPS)[number];

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

const link = (path: string, words: string) => `<a href="${path}">${words}</a> `;

/** A restaurant's website, generated from a seed: two menus, of which the second is a PDF, and also a page if the seed is even. */
export async function townSite(seed: number, trap: Trap): Promise<TownSite> {
  const [cuisine, other] = [CUISINES[seed % CUISINES.length], CUISINES[(seed + 1) % CUISINES.length]];
  const wishes = { sections: 3, dishes: 4 };
  const lunch = drawHtml(inventMenu(2 * seed, { ...wishes, ...(cuisine && { cuisine }) }), webLook(2 * seed)).html;
  const dinner = inventMenu(2 * seed + 1, { ...wishes, ...(other && { cuisine: other }) });
  const dinnerPdf = (await drawPdf(dinner, paperLook(2 * seed + 1, { columns: 1 }))).bytes;
  const hasPage = seed % 2 === 0;
  const dinnerPage = drawHtml(dinner, webLook(2 * seed + 1)).html;
  const { links, answers } = trapOf(trap, lunch);
  const links1 = `${link('/food/lunch', 'Lunch menu')}${hasPage ? link('/food/dinner', 'Dinner') : ''}${link('/files/dinner.pdf', 'Dinner menu (PDF)')}`;
  const home = page(
    'Welcome',
    `<nav>${links1}${link('/contact', 'Contact')}${links}</nav><p>Good food since 1904.</p>`,
  );
  const fixed: Readonly<Record<string, TownAnswer>> = {
    '/': { body: home },
    '/food/lunch': { body: lunch },
    ...(hasPage && { '/food/dinner': { body: dinnerPage } }),
    '/files/dinner.pdf': { type: 'application/pdf', body: dinnerPdf },
    '/contact': { body: page('Contact', '<p>1 High Street, Leek</p>') },
  };
  return {
    host: `site-${seed}.town.example`,
    name: `The ${trap} Inn ${seed}`,
    menus: [['/food/lunch'], hasPage ? ['/food/dinner', '/files/dinner.pdf'] : ['/files/dinner.pdf']],
    answer: (path, asked) => {
      const own = answers(path, asked) ?? fixed[path];
      if (path === '/' && trap === 'changing') return { body: home.replace('1904', String(1904 + asked)) };
      return own ?? { status: 404, body: page('Not found', '') };
    },
  };
}

interface TrapParts {
  readonly links: string;
  answers(path: string, asked: number): TownAnswer | undefined;
}

const LANGUAGES =
  'ar bg ca cs cy da de el en es et eu fi fr ga gl he hi hr hu id is it ja ka ko lt lv mk ms mt nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh fa bn'.split(
    ' ',
  );

function trapOf(trap: Trap, menu: string): TrapParts {
  const under = (start: string, answer: (path: string) => TownAnswer) => (path: string) =>
    path.startsWith(start) ? answer(path) : undefined;
  const none = () => undefined;
  switch (trap) {
    case 'loop':
      return {
        links: link('/menus/', 'More menus'),
        answers: under('/menus/', (path) => ({ body: page(path, `<p>${path}</p>${link('more/', 'More menus')}`) })),
      };
    case 'calendar':
      return {
        links: link('/events/menu?month=1', 'Menu of the month'),
        answers: under('/events/menu', (path) => {
          const month = Number(/month=(\d+)/.exec(path)?.[1]);
          return {
            body: page(
              'Events',
              `<p>Month ${month}</p>${link(`/events/menu?month=${month + 1}`, 'Menu of the next month')}`,
            ),
          };
        }),
      };
    case 'languages':
      return {
        links: LANGUAGES.map((language) => link(`/${language}/menu/`, `Menu ${language}`)).join(''),
        answers: (path) =>
          /^\/[a-z]{2}\/menu\/$/.test(path)
            ? { body: menu.replace('<body', `<body lang="${path.slice(1, 3)}"`) }
            : undefined,
      };
    case 'login':
      return {
        links: link('/members/menu', 'Members’ menu'),
        answers: under('/members/', () => ({
          status: 401,
          body: page('Log in', '<form><input type="password"></form>'),
        })),
      };
    case 'broken':
      return {
        links: `${link('/menu-summer.pdf', 'Summer menu')}${link('/menu-cut.pdf', 'Menu')}${link('/menu-gone', 'Old menu')}`,
        answers: (path) => ({ '/menu-summer.pdf': { status: 500 }, '/menu-cut.pdf': { isCutOff: true } })[path],
      };
    case 'robots':
      return {
        links: link('/secret/menu', 'Secret menu'),
        answers: (path) =>
          path === '/robots.txt' ? { type: 'text/plain', body: 'User-agent: *\nDisallow: /secret/\n' } : undefined,
      };
    case 'private':
      return {
        links: `${link('/menu-inside', 'Menu')}${link('http://10.0.0.1/menu', 'Menu')}${link('http://127.0.0.2/menu.pdf', 'Menu')}`,
        answers: (path) => (path === '/menu-inside' ? { status: 302, location: 'http://10.0.0.1/menu' } : undefined),
      };
    case 'aside':
      return {
        links: `${link('/vouchers', 'Gift vouchers')}${link('/weddings', 'Weddings')}${link('/news', 'News')}${link('/menu-christmas-2019.pdf', 'Christmas menu 2019')}`,
        answers: none,
      };
    default:
      return { links: '', answers: none };
  }
}
