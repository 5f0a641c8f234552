import { isTold } from '../../../../app/fields/plain-value'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { FieldFacts } from '../../../../app/resource/FieldFacts'
import { label } from '../../../../contract/label'
import { areaEach } from './area-each'

const names = ['buildYear', 'siteArea', 'buildingArea', 'outdoorArea', 'greenArea', 'designedClasses', 'designedChildren'] as const
const areas = ['siteArea', 'buildingArea', 'outdoorArea', 'greenArea'] as const
const words = {
  each: label('每生 {area} m²', '{area} m² per child'),
  designed: label('按设计人数', 'by the number of children it is built for'),
} as const

/** How large the house is, and what of it each child has. */
export function SiteSize({ resource, row }: PartProps) {
  const say = useSay()
  const told = names.filter((name) => isTold(resource.fields[name], row[name]))
  const each = areas.flatMap((name) => {
    const area = areaEach(row[name], row.designedChildren)
    const facts = resource.fields[name]
    return area && facts ? [{ name, words: `${say(facts.label)} ${say(words.each, { area })}` }] : []
  })
  return (
    <>
      <FieldFacts resource={resource} values={row} names={told} />
      {each.length > 0 && (
        <p className="quiet figures">
          {each.map((one) => one.words).join(' · ')} ({say(words.designed)})
        </p>
      )}
    </>
  )
}
