import type { Catalogue } from '../../../contract/catalogue'

/** The noun whose rows are changes held for a decision; undefined where the catalogue has none. */
export const heldNounOf = ({ resources }: Pick<Catalogue, 'resources'>): string | undefined =>
  Object.values(resources).find(({ reach }) => reach === 'of-subject')?.name
