// The source and its interpretation scroll together, whichever of them a person scrolls.
import { drawing, placeOf, stops } from './page.js';

let scrolledAt = 0;

export function level(place, top) {
  const { top: at, bottom, height } = drawing.getBoundingClientRect();
  const wanted = Math.min(Math.max(top, at + 8), bottom - Math.min(height / 3, 120));
  scrolledAt = performance.now();
  drawing.scrollTop += place.getBoundingClientRect().top - wanted;
}

function follow() {
  if (!drawing || performance.now() - scrolledAt < 120) return;
  const first = stops().find((stop) => placeOf(stop) && stop.getBoundingClientRect().bottom > innerHeight / 4);
  if (first) level(placeOf(first), first.getBoundingClientRect().top);
}

function lead() {
  if (performance.now() - scrolledAt < 120 || innerWidth < 960) return;
  const top = drawing.getBoundingClientRect().top + drawing.clientHeight / 4;
  const dish = stops().find((stop) => (placeOf(stop)?.getBoundingClientRect().top ?? 0) >= top);
  if (!dish) return;
  scrolledAt = performance.now();
  scrollBy(0, dish.getBoundingClientRect().top - placeOf(dish).getBoundingClientRect().top);
}

addEventListener('scroll', () => requestAnimationFrame(follow), { passive: true });
drawing?.addEventListener('scroll', () => requestAnimationFrame(lead), { passive: true });
