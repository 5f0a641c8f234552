import { type Label, label } from '../../../contract/label'
import type { reactingTo } from './reacting'

const severely = label('严重：{severe}', 'Severe: {severe}')

/** What the banner of a dish says to which some react; `title` is given how many these are, and to which of its allergens. Undefined where nobody does. */
export function reactionBanner(title: Label, { heads, severe, allergens }: ReturnType<typeof reactingTo>) {
  if (heads === 0) return undefined
  return {
    tone: severe > 0 ? ('bad' as const) : ('care' as const),
    title,
    values: { count: heads, severe, allergens: { dict: 'allergen' as const, values: allergens } },
    ...(severe > 0 && { words: severely }),
  }
}
