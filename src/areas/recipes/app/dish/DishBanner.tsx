import { TriangleAlert } from 'lucide-react'
import { asList } from '../../../../app/fields/field-input'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { BannerLine } from '../../../../app/record-page/BannerLine'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useCan } from '../../../../app/session/use-can'
import { Child } from '../../../families/published/child'
import { attending } from '../../../families/published/child-states'
import { reactingTo } from '../../published/reacting'
import { dishWords as words } from './dish-words'

function Counted({ resource, row }: PartProps) {
  const say = useSay()
  const children = useCopiedRows(Child)
  const here = (children ?? []).filter(({ status }) => status === attending)
  const { heads, severe, allergens } = reactingTo(
    asList(row.allergens),
    here.map((child) => ({ allergens: child.allergies ?? [], severe: Boolean(child.healthTag), heads: 1 })),
  )
  if (heads === 0) return null
  return (
    <BannerLine
      {...{ resource, row }}
      banner={{
        tone: severe > 0 ? 'bad' : 'care',
        icon: TriangleAlert,
        title: words.reacts,
        values: { count: heads, allergens: { dict: 'allergen', values: allergens } },
        ...(severe > 0 && { words: say(words.severe, { count: severe }) }),
      }}
    />
  )
}

/** How many children of the house must not have a dish, for whoever reads what children must not eat. Nobody is named. */
export function DishBanner(props: PartProps) {
  const can = useCan()
  return can('child:list') && can('child:health') && <Counted {...props} />
}
