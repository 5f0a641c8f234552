import { noAllergies } from '../../families/published/child-states'

type Reacting = { readonly allergies?: readonly string[] | null; readonly healthTag?: string | null }

/** Values of `allergen` a child must not have; none of one that was asked and has none. */
export const allergensOf = ({ allergies }: Reacting): string[] => (allergies ?? []).filter((one) => one !== noAllergies)

/** Whether the allergy of a child is one its record warns of. */
export const isSevere = (child: Reacting): boolean => allergensOf(child).length > 0 && Boolean(child.healthTag)
