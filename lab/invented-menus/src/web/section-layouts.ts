/** Markup of a section with its heading. Fields: name, body (notes and dishes), i, letters (the name, letters apart). */
export interface SectionLayout {
  readonly section: string;
  /** Link to each section before the first; fields: name, i. */
  readonly label?: string;
  readonly labels?: string;
}

const TABS = '<ul class="nav nav-tabs" role="tablist">{labels}</ul>';

export const SECTION_LAYOUTS: Readonly<Record<string, SectionLayout>> = {
  h1: { section: '<div{.section}><h1{.heading}>{name}</h1>{body}</div>' },
  h2: { section: '<div{.section}><h2{.heading}>{name}</h2>{body}</div>' },
  h3: { section: '<section{.section}><h3{.heading}>{name}</h3>{body}</section>' },
  h4: { section: '<div{.section}><h4{.heading}>{name}</h4>{body}</div>' },
  'h2, loose': { section: '<h2{.heading}>{name}</h2>{body}' },
  'classed box': { section: '<div{.section}><div class="section-heading"><span>{name}</span></div>{body}</div>' },
  strong: { section: '<p><strong>{name}</strong></p>{body}' },
  underlined: { section: '<p style="text-align:center"><u><b>{name}</b></u></p>{body}' },
  'font tag': { section: '<center><font size="5" color="#990000"><b>{name}</b></font></center>{body}' },
  'picture over': {
    section:
      '<div{.section}><div class="cover" style="background-image:url(img/cover-{i}.jpg)"><p class="has-large-font-size">{name}</p></div>{body}</div>',
  },
  accordion: {
    section:
      '<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-target="#part{i}">{name}</button></h2><div id="part{i}" class="accordion-collapse collapse"><div class="accordion-body">{body}</div></div></div>',
  },
  details: { section: '<details><summary>{name}</summary>{body}</details>' },
  buttons: {
    section:
      '<div class="acc"><button class="toggle">{name}<span class="icon">+</span></button><div class="panel">{body}</div></div>',
  },
  'table row': {
    section:
      '<table class="section-table"><tr><th colspan="2">{name}</th></tr><tr><td colspan="2">{body}</td></tr></table>',
  },
  link: {
    section: '<div{.section}><h3><a id="s{i}" href="#s{i}">{name}</a></h3>{body}</div>',
    label: '<li><a href="#s{i}">{name}</a></li>',
    labels: '<ul class="jump">{labels}</ul>',
  },
  'letters apart': { section: '<div{.section}><h4{.heading}>{letters}</h4>{body}</div>' },
  'box in list': { section: '<ul class="sections"><li class="section-name"><h3>{name}</h3></li><li>{body}</li></ul>' },
  'columns of a grid': { section: '<div class="col-md-6"><h3 class="text-center">{name}</h3>{body}</div>' },
  tabs: {
    section: '<div class="tab-pane" id="tab-{i}" role="tabpanel">{body}</div>',
    label:
      '<li class="nav-item" role="presentation"><a class="nav-link" data-toggle="tab" href="#tab-{i}" role="tab">{name}</a></li>',
    labels: TABS,
  },
  'tabs with headings': {
    section: '<div class="tab-pane" id="tab-{i}" role="tabpanel"><h2>{name}</h2>{body}</div>',
    label: '<li role="tab"><button aria-controls="tab-{i}">{name}</button></li>',
    labels: TABS,
  },
  microdata: {
    section:
      '<div itemprop="hasMenuSection" itemscope itemtype="https://schema.org/MenuSection"><h2 itemprop="name">{name}</h2>{body}</div>',
  },
};
