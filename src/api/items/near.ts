import { KILOMETRES_A_MILE, toPlace } from '../../domain/place.ts';
import { parameter, Unreadable } from '../shared/parameter.ts';

const MIN_KM = 0.1;
const MAX_KM = 100;
const DISTANCE = /^(\d{1,3}(?:\.\d{1,12})?)\s*(km|mi|miles?)?$/i;

export const nearParameters = {
  near: parameter(
    'Only restaurants near this: latitude,longitude (WGS 84), a UK postcode, or a town with restaurants. Restaurants without a known place are left out.',
    { type: 'string', maxLength: 200, example: 'ST15 8ZX' },
    readNear,
  ).optional(),
  radius: parameter(
    'Great-circle distance: a number with km or mi, 0.1 to 100 km; km without a unit. 5km by default.',
    // No default in the schema: clients send those, and a radius without a place is refused.
    { type: 'string', example: '3mi' },
    readRadius,
  ).optional(),
};

export const distanceParameter = parameter<'distance'>(
  'distance: nearest first; needs near.',
  { type: 'string', enum: ['distance'] },
  (text) => (text === 'distance' ? 'distance' : new Unreadable('expected distance')),
);

function readNear(text: string): string | Unreadable {
  const value = text.trim();
  if (!/[\p{L}\p{N}]/u.test(value) || [...value].length > 200)
    return new Unreadable('expected latitude,longitude, a UK postcode or a town');
  const [latitude = '', longitude = ''] = value.split(',');
  const isPoint = /^[-+.\d\s]+,[-+.\d\s]+$/.test(value);
  return isPoint && toPlace(latitude, longitude) === null
    ? new Unreadable('expected latitude,longitude in decimal degrees, such as 52.9027,-2.1483')
    : value;
}

/** Kilometres. */
function readRadius(text: string): number | Unreadable {
  const [, number, unit = 'km'] = DISTANCE.exec(text.trim()) ?? [];
  const value = Number(number) * (/^mi/i.test(unit) ? KILOMETRES_A_MILE : 1);
  return value >= MIN_KM && value <= MAX_KM ? value : new Unreadable('expected 0.1 to 100 km, such as 5km or 3mi');
}
