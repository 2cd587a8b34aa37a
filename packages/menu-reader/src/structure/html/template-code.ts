/** Code of page templates: PHP, ERB and the like, tags and values of Liquid, Twig, Jinja and Handlebars. */
const CODE = /<\?(?:php\b|=)[\s\S]*?(?:\?>|$)|<%[\s\S]*?%>|\{%[\s\S]{0,500}?%\}|\{\{[\s\S]{0,300}?\}\}/gi;
/** Settings that such files begin with, between lines of dashes. */
const FRONT_MATTER = /^\s*---\r?\n[\s\S]{0,2000}?\n---\s*\n/;
const SCRIPTS = /(<script\b[\s\S]*?<\/script\s*>)/i;

/** The page without the code of the template that it still is; scripts stay as they are. */
export const withoutTemplateCode = (html: string): string =>
  html
    .replace(FRONT_MATTER, '')
    .split(SCRIPTS)
    .map((part, i) => (i % 2 ? part : part.replace(CODE, ' ')))
    .join('');
