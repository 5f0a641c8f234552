import { TriangleAlert } from 'lucide-react'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import { BannerLine } from '../../../../../app/record-page/BannerLine'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { useCan } from '../../../../../app/session/use-can'
import { asList } from '../../../../../contract/fields/as-list'
import { label } from '../../../../../contract/label'
import { reactionBanner } from '../../../../recipes/published/reaction-banner'
import { platesThatReact } from '../../../allergy/plates-that-react'
import { AttendanceSheet } from '../../../sheet/attendance-sheet'
import { useToday } from '../../use-today'

const plates = label('今天有 {count} 份对{allergens}过敏', 'Today {count} {count:plate|plates} without {allergens}')

function Counted({ resource, row }: PartProps) {
  const sheets = useCopiedRows(AttendanceSheet)
  const banner = reactionBanner(plates, platesThatReact(asList(row.allergens), sheets ?? [], useToday()))
  return banner && <BannerLine {...{ resource, row }} banner={{ ...banner, icon: TriangleAlert }} />
}

/** How many plates of today must do without a dish, for whoever cooks and knows no child. Who knows the children is told of all of them. */
export function PlatesBanner(props: PartProps) {
  const can = useCan()
  return can('attendance-sheet:health') && !can('child:health') && <Counted {...props} />
}
