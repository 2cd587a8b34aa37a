// What the scripts of the workbench find in a page.
export const inPage = (id) => document.getElementById(id);
export const all = (what, within = document) => [...within.querySelectorAll(what)];
export const fieldOf = (form, name) => form.elements.namedItem(name);

/** Dishes of a source, or causes of the worklist: what a person goes through one by one. */
export const stops = () => all('.stops .stop');
export const placeOf = ({ dataset }) => (dataset.place ? inPage(dataset.place) : null);

/** The source as it is printed. It stays when the page comes back, for its pages may be large. */
export const drawing = document.querySelector('.drawing');
