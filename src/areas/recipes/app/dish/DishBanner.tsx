import { TriangleAlert } from 'lucide-react'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { BannerLine } from '../../../../app/record-page/BannerLine'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useCan } from '../../../../app/session/use-can'
import { asList } from '../../../../contract/fields/as-list'
import { Child } from '../../../families/published/child'
import { attending } from '../../../families/published/child-states'
import { reactingTo } from '../../published/reacting'
import { reactionBanner } from '../../published/reaction-banner'
import { dishWords as words } from './dish-words'

function Counted({ resource, row }: PartProps) {
  const children = useCopiedRows(Child)
  const here = (children ?? []).filter(({ status }) => status === attending)
  const reacting = reactingTo(
    asList(row.allergens),
    here.map((child) => ({ allergens: child.allergies ?? [], severe: Boolean(child.healthTag), heads: 1 })),
  )
  const banner = reactionBanner(words.reacts, reacting)
  return banner && <BannerLine {...{ resource, row }} banner={{ ...banner, icon: TriangleAlert }} />
}

/** How many children of the house must not have a dish, for whoever reads what children must not eat. Nobody is named. */
export function DishBanner(props: PartProps) {
  const can = useCan()
  return can('child:list') && can('child:health') && <Counted {...props} />
}
