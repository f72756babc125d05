import type { Car } from '../../shared/schemas/bundle.ts';
import { carBodies } from '../../shared/schemas/detail.ts';

/** The label of each body. */
export const bodyLabels = {
  suv: 'cars_page.suv',
  coupe: 'cars_page.coupe',
  convertible: 'cars_page.convertible',
} as const;

/** The filters of the list of cars; without one, all cars match. */
export interface CarFilter {
  body?: (typeof carBodies)[number] | undefined;
  /** The fewest seats. */
  seats?: number | undefined;
}

/** The cars that match a filter, in their order. */
export function filterCars(cars: readonly Car[], { body, seats = 0 }: CarFilter): Car[] {
  return cars.filter(
    ({ facts }) => facts.seats >= seats && (body === undefined || facts.body === body),
  );
}

/**
 * The bodies and the numbers of seats that can be chosen beside the other part of a filter: those that find some cars and
 * leave out others, and the chosen one.
 */
export function listChoices(cars: readonly Car[], { body, seats }: CarFilter) {
  const ofSeats = filterCars(cars, { seats });
  const ofBody = filterCars(cars, { body });
  const counts = new Set(cars.map(({ facts }) => facts.seats));
  return {
    bodies: carBodies.filter(
      (one) => one === body || isSome(filterCars(ofSeats, { body: one }), ofSeats),
    ),
    seats: [...counts]
      .filter((one) => one === seats || isSome(filterCars(ofBody, { seats: one }), ofBody))
      .toSorted((a, b) => a - b),
  };
}

function isSome(found: readonly Car[], cars: readonly Car[]): boolean {
  return found.length > 0 && found.length < cars.length;
}

/** Parses the filter of a query. Values that could not be chosen count as absent, the body before the seats. */
export function parseCarFilter(parameters: URLSearchParams, cars: readonly Car[]): CarFilter {
  const body = listChoices(cars, {}).bodies.find((one) => one === parameters.get('body'));
  const seats = listChoices(cars, { body }).seats.find(
    (one) => String(one) === parameters.get('seats'),
  );
  return { body, seats };
}
