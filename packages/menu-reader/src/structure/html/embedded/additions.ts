import { asText, type PlainObject, visitObjects } from './plain-object.ts';

const ADDITIONS =
  /modif|add_?ons?(?![a-z])|toppings?(?![a-z])|option_?(?:group|set|list)|customi[sz]ations?|upsell|cross_?sell/i;
const ADDITIONS_BESIDE = /^(?:options|choices|extras|variants|variations)$/i;
const DISHES_KEY = /categor|section|items|products|dishes|menu/i;

export function withoutAdditions(object: PlainObject): unknown[] {
  const hasDishes = Object.keys(object).some((key) => DISHES_KEY.test(key));
  return Object.entries(object).flatMap(([key, value]) => {
    const isAddition = ADDITIONS.test(key) || (hasDishes && Array.isArray(value) && ADDITIONS_BESIDE.test(key));
    return isAddition ? [] : [value];
  });
}

const KIND_KEY = /^(?:item_?|product_?|entry_?|object_?|__)?(?:type|kind|type_?name|class)$/i;
const KIND =
  /modif|add[-_ ]?on|topping|(?:^|[-_ ])(?:extra|option|choice|condiment)s?(?:$|[-_ ])|(?:item|product|menu)(?:extra|option|choice)$/i;
const FLAG_KEY = /^is_?(?:modifier|modifier_?(?:item|option)|add_?on|extra|option|topping|choice)$/i;
const NUMBERED_KINDS: ReadonlySet<unknown> = new Set([2, 3]);

const REFERENCES_KEY =
  /^(?:modifiers?|modifier_?items?|modifier_?options?|add_?ons?|toppings?)(?:_?(?:ids?|refs?|plus?))?$/i;
/** Named ids; numbers restart in each list, so that a dish and an extra may share one. */
const NAMED_ID = /\p{L}/u;
const MAX_DEPTH = 16;

/** Ids of additions that dishes in a state refer to: `modifierIds: ["m-1"]`. */
export function additionIds(state: unknown): ReadonlySet<unknown> {
  const ids = new Set<unknown>();
  visitObjects(state, MAX_DEPTH, (object) => {
    for (const [key, value] of Object.entries(object)) {
      if (!REFERENCES_KEY.test(key) || !Array.isArray(value)) continue;
      for (const id of value) if (typeof id === 'string' && NAMED_ID.test(id)) ids.add(id);
    }
    return true;
  });
  return ids;
}

/** True for an addition among dishes, by its own type (`{name: "Extra cheese", price: 1.5, type: "modifier"}`) or because dishes refer to it. */
export function isAddition(object: PlainObject, ids: ReadonlySet<unknown>): boolean {
  if ('plu' in object && NUMBERED_KINDS.has(object.productType)) return true;
  if ([object.id, object._id, object.uuid, object.plu].some((id) => ids.has(id))) return true;
  return Object.entries(object).some(
    ([key, value]) => (FLAG_KEY.test(key) && value === true) || (KIND_KEY.test(key) && KIND.test(asText(value) ?? '')),
  );
}
