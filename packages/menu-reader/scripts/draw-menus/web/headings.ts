import type { Chance } from '../chance.ts';
import type { ClassNames } from './class-names.ts';
import { escaped } from './escape.ts';

/** How the headings of sections are marked up. */
export type HeadingKind =
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'classed box'
  | 'strong'
  | 'underlined'
  | 'picture'
  | 'picture over'
  | 'accordion'
  | 'table row'
  | 'link'
  | 'cut by spans'
  | 'letters apart'
  | 'box in list'
  | 'h1'
  | 'details'
  | 'tabs'
  | 'font tag';

const HEADING_WEIGHTS: Readonly<Record<HeadingKind, number>> = {
  h2: 24,
  h3: 22,
  h4: 9,
  h5: 2,
  'classed box': 8,
  strong: 5,
  underlined: 3,
  picture: 2,
  'picture over': 2.5,
  accordion: 6,
  'table row': 2,
  link: 2,
  'cut by spans': 1.5,
  'letters apart': 1.5,
  'box in list': 1.5,
  h1: 4,
  details: 2.5,
  tabs: 5,
  'font tag': 1.5,
};

/** A section with its heading; `body` holds note, dishes and closing line. */
export function headed(
  kind: HeadingKind,
  name: string | null,
  body: string,
  names: ClassNames,
  index: number,
  open: boolean,
): string {
  const box = (inside: string): string => `<div${names('section')}>${inside}</div>`;
  if (name === null) return box(body);
  const text = escaped(name);
  switch (kind) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
      return box(`<${kind}${names('heading')}>${text}</${kind}>${body}`);
    case 'classed box':
      return box(`<div class="section-heading"><span>${text}</span></div>${body}`);
    case 'strong':
      return `<p><strong>${text}</strong></p>${body}`;
    case 'underlined':
      return `<p style="text-align:center"><u><b>${text}</b></u></p>${body}`;
    case 'font tag':
      return `<center><font size="5" color="#990000"><b>${text}</b></font></center>${body}`;
    case 'picture':
      return box(`<img src="img/title-${index}.png" alt="${text}">${body}`);
    case 'picture over':
      return box(
        `<div class="cover" style="background-image:url(img/cover-${index}.jpg)"><div class="cover-inner"><p class="has-large-font-size">${text}</p></div></div>${body}`,
      );
    case 'accordion':
      return `<div class="accordion-item"><h2 class="accordion-header" id="head${index}"><button class="accordion-button${open ? '' : ' collapsed'}" type="button" data-bs-toggle="collapse" data-bs-target="#part${index}">${text}</button></h2><div id="part${index}" class="accordion-collapse collapse${open ? ' show' : ''}"><div class="accordion-body">${body}</div></div></div>`;
    case 'details':
      return `<details${open ? ' open' : ''}><summary>${text}</summary>${body}</details>`;
    case 'table row':
      return `<table class="section-table"><tr><th colspan="2">${text}</th></tr><tr><td colspan="2">${body}</td></tr></table>`;
    case 'link':
      return box(`<h3><a id="s${index}" href="#s${index}">${text}</a></h3>${body}`);
    case 'cut by spans':
      return box(`<h2><span style="color:#c00">${text.slice(0, 1)}</span>${text.slice(1)}</h2>${body}`);
    case 'letters apart':
      return box(
        `<h4${names('heading')}>${[...name].map((letter) => (letter === ' ' ? '&nbsp;' : escaped(letter))).join(' ')}</h4>${body}`,
      );
    case 'box in list':
      return `<ul class="sections"><li class="section-name"><h3>${text}</h3></li><li>${body}</li></ul>`;
    case 'tabs':
      return `<div class="tab-pane fade${open ? ' show active' : ''}" id="tab-${index}" role="tabpanel">${body}</div>`;
  }
}

/** The labels of tabs, where sections are panes. */
export const tabLabels = (labels: readonly string[]): string =>
  `<ul class="nav nav-tabs" role="tablist">${labels.map((label, index) => `<li class="nav-item" role="presentation"><a class="nav-link${index ? '' : ' active'}" data-bs-toggle="tab" data-toggle="tab" href="#tab-${index}" role="tab">${escaped(label)}</a></li>`).join('')}</ul>`;

export const drawHeadingKind = (chance: Chance): HeadingKind => chance.weighted(HEADING_WEIGHTS);
