// Lights up the place of a dish in the source while it is pointed at or has the focus, and leads back from a place to its dish.
const drawing = document.querySelector('.drawing');
const DISHES = [...document.querySelectorAll('.dish[data-place]')];

const placeOf = (dish) => (dish.dataset.place ? document.getElementById(dish.dataset.place) : null);

function light(dish, scroll) {
  for (const lit of document.querySelectorAll('.place.lit')) lit.classList.remove('lit');
  const place = placeOf(dish);
  if (!place || !drawing) return;
  place.classList.add('lit');
  const [inner, outer] = [place.getBoundingClientRect(), drawing.getBoundingClientRect()];
  if (scroll && (inner.top < outer.top || inner.bottom > outer.bottom)) {
    drawing.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}

for (const dish of DISHES) {
  dish.addEventListener('pointerenter', () => light(dish, false));
  dish.addEventListener('focusin', () => light(dish, true));
  const place = placeOf(dish);
  place?.addEventListener('click', () => {
    dish.scrollIntoView({ block: 'center' });
    dish.querySelector('summary')?.focus();
  });
  dish.querySelector('.show')?.addEventListener('click', (event) => {
    event.preventDefault();
    light(dish, true);
  });
}
