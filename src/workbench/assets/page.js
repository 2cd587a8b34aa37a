// Elements that the scripts of the workbench use.
export const inPage = (id) => document.getElementById(id);
export const all = (what, within = document) => [...within.querySelectorAll(what)];
export const fieldOf = (form, name) => form.elements.namedItem(name);

export const stops = () => all('.stops .stop');
export const placeOf = ({ dataset }) => (dataset.place ? inPage(dataset.place) : null);

/** The source as printed. It stays when the page is updated, for its pages may be large. */
export const drawing = document.querySelector('.drawing');
