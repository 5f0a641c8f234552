import { useNow } from '../../../../app/clock/use-now'
import { asText } from '../../../../app/fields/field-input'
import { isTold } from '../../../../app/fields/plain-value'
import { Ring } from '../../../../app/home/Ring'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { FieldFacts } from '../../../../app/resource/FieldFacts'
import { label } from '../../../../contract/label'
import { toneOfDaysLeft } from '../../../../contract/tone'
import { daysLeft } from '../../../staff/published/certificate-days'

/** Papers that run out: the field with the last day, the one with the number, and the name. */
const papers = [
  ['licenseValidTo', 'licenseNo', label('办学许可证', 'Licence')],
  ['foodPermitValidTo', 'foodPermitNo', label('食品经营许可证', 'Food permit')],
  ['insuranceTo', 'insuranceNo', label('校方责任险', 'Liability insurance')],
] as const
const others = ['foodPermitItems', 'healthEvalNo', 'healthEvalDate', 'fireCertDate', 'certFiles'] as const
const words = {
  left: label('还有 {left} 天', '{left} {left:day|days} left'),
  over: label('已过期', 'Run out'),
  until: label('到 {date}', 'to {date}'),
} as const
/** Days a full ring stands for. */
const year = 365

/** The papers of the house, each with how long it is still good, and what else is filed with them. */
export function Papers({ resource, row }: PartProps) {
  const say = useSay()
  const today = useNow().slice(0, 10)
  const told = others.filter((name) => isTold(resource.fields[name], row[name]))
  return (
    <>
      <ul className="row-lines">
        {papers.map(([until, number, name]) => {
          const validTo = asText(row[until])
          const left = daysLeft({ validTo }, today)
          if (left === undefined) return null
          const said = left < 0 ? say(words.over) : say(words.left, { left })
          return (
            <li key={until} className="row-line figures" data-field={until}>
              <Ring
                part={left}
                whole={year}
                label={said}
                shown={left < 0 ? '!' : String(left)}
                tone={toneOfDaysLeft(left, resource.fields[until] ?? {})}
              />
              <span className="row-line-main">{say(name)}</span>
              <span className="row-line-fact">{asText(row[number])}</span>
              <span className="row-line-fact">{say(words.until, { date: validTo })}</span>
            </li>
          )
        })}
      </ul>
      <FieldFacts resource={resource} values={row} names={told} />
    </>
  )
}
