import { useNow } from '../../../../app/clock/use-now'
import { asText } from '../../../../app/fields/field-input'
import { isTold } from '../../../../app/fields/plain-value'
import { DaysRing } from '../../../../app/figures/DaysRing'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { FieldFacts } from '../../../../app/resource/FieldFacts'
import { label } from '../../../../contract/label'
import { daysLeft } from '../../../staff/published/certificate-days'

/** Papers that run out: the field with the last day, the one with the number, and the name. */
const papers = [
  ['licenseValidTo', 'licenseNo', label('办学许可证', 'Licence')],
  ['foodPermitValidTo', 'foodPermitNo', label('食品经营许可证', 'Food permit')],
  ['insuranceTo', 'insuranceNo', label('校方责任险', 'Liability insurance')],
] as const
const others = ['foodPermitItems', 'healthEvalNo', 'healthEvalDate', 'fireCertDate', 'certFiles'] as const
const toDay = label('到 {date}', 'to {date}')

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
          return (
            <li key={until} className="row-line figures" data-field={until}>
              <DaysRing left={left} facts={resource.fields[until] ?? {}} />
              <span className="row-line-main">{say(name)}</span>
              <span className="row-line-fact">{asText(row[number])}</span>
              <span className="row-line-fact">{say(toDay, { date: validTo })}</span>
            </li>
          )
        })}
      </ul>
      <FieldFacts resource={resource} values={row} names={told} />
    </>
  )
}
