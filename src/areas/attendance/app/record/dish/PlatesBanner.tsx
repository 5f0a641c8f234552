import { TriangleAlert } from 'lucide-react'
import { asList } from '../../../../../app/fields/field-input'
import { useSay } from '../../../../../app/language/use-say'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import { BannerLine } from '../../../../../app/record-page/BannerLine'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { useCan } from '../../../../../app/session/use-can'
import { label } from '../../../../../contract/label'
import { platesThatReact } from '../../../allergy/plates-that-react'
import { AttendanceSheet } from '../../../sheet/attendance-sheet'
import { useToday } from '../../use-today'

const words = {
  plates: label('今天有 {count} 份对{allergens}过敏', 'Today {count} {count:plate|plates} without {allergens}'),
  severe: label('其中 {count} 份严重', 'Severe: {count}'),
} as const

function Counted({ resource, row }: PartProps) {
  const say = useSay()
  const sheets = useCopiedRows(AttendanceSheet)
  const { heads, severe, allergens } = platesThatReact(asList(row.allergens), sheets ?? [], useToday())
  if (heads === 0) return null
  return (
    <BannerLine
      {...{ resource, row }}
      banner={{
        tone: severe > 0 ? 'bad' : 'care',
        icon: TriangleAlert,
        title: words.plates,
        values: { count: heads, allergens: { dict: 'allergen', values: allergens } },
        ...(severe > 0 && { words: say(words.severe, { count: severe }) }),
      }}
    />
  )
}

/** How many plates of today must do without a dish, for whoever cooks and knows no child. Who knows the children is told of all of them. */
export function PlatesBanner(props: PartProps) {
  const can = useCan()
  return can('attendance-sheet:health') && !can('child:health') && <Counted {...props} />
}
