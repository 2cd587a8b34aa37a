/** One dish of the invented region: name, description, price in pounds, and flags: v, ve, h (halal), s (spicy). */
export type Dish = readonly [name: string, description: string, price: number, flags?: string];

/** Dishes by section. */
export type DishList = Readonly<Record<string, readonly Dish[]>>;
