import { ServiceError } from '../../domain/errors.ts';

export function menuNotFound(id: string): ServiceError {
  return new ServiceError(404, 'menu_not_found', `There is no menu with the id ${id.slice(0, 40)}.`);
}

export function restaurantNotFound(id: string): ServiceError {
  return new ServiceError(404, 'restaurant_not_found', `There is no restaurant with the id ${id}.`);
}
