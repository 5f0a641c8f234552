type Link = { readonly id: string; readonly isPrimary?: unknown; readonly place?: unknown }

/** Behind all that have a place. */
const nowhere = 1e6
const placeOf = ({ isPrimary, place }: Link): number => (isPrimary === true ? 0 : typeof place === 'number' ? place : nowhere)

/** In which order somebody of a family is called: whoever is called first, then by their places. */
export const byCall = (one: Link, two: Link): number => placeOf(one) - placeOf(two) || (one.id < two.id ? -1 : 1)
