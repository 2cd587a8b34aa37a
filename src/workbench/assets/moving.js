// Goes from one dish or cause to another. Its place in the source lights up and comes beside it.
import { all, drawing, placeOf, stops } from './page.js';
import { level } from './scrolling.js';

export let current = null;

function light(stop) {
  for (const lit of all('.place.lit')) lit.classList.remove('lit');
  placeOf(stop)?.classList.add('lit');
}

export function makeCurrent(stop) {
  current = stop;
  light(stop);
  const place = drawing && placeOf(stop);
  if (place) level(place, stop.getBoundingClientRect().top);
}

export function go(stop) {
  if (!stop) return;
  stop.focus({ preventScroll: true });
  stop.scrollIntoView({ block: innerWidth < 960 ? 'nearest' : 'center' });
  makeCurrent(stop);
}

export function step(by) {
  const list = stops();
  const at = list.indexOf(current);
  go(list[at < 0 ? 0 : Math.min(Math.max(at + by, 0), list.length - 1)]);
}

addEventListener('focusin', ({ target }) => {
  const stop = target.closest?.('.stop');
  if (stop && stop !== current) makeCurrent(stop);
});
addEventListener('pointerover', ({ target }) => {
  const stop = target.closest?.('.stop[data-place]');
  if (stop) light(stop);
});
addEventListener('click', (event) => {
  if (!event.target.closest?.('.show')) return;
  event.preventDefault();
  makeCurrent(event.target.closest('.stop'));
});
drawing?.addEventListener('click', ({ target }) => {
  const id = target.closest('.place')?.id;
  const dish = stops().find(({ dataset }) => dataset.place === id);
  if (!id || !dish) return;
  go(dish);
  dish.querySelector('summary').focus();
});
