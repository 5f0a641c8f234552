import { EggOff } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import type { PartProps } from '../../../../app/record-page/record-page'
import { asList } from '../../../../contract/fields/as-list'

/** What in a dish somebody may not bear, one by one. */
export function AllergenPills({ row }: PartProps) {
  const known = useDict('allergen')
  return asList(row.allergens).map((one) => (
    <Sign key={one} tone="care" icon={<EggOff size={14} aria-hidden />}>
      {wordsFor(known, [one])}
    </Sign>
  ))
}
