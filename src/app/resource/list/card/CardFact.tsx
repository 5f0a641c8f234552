import { ageInMonths } from '../../../../contract/age'
import type { CardFact as Fact } from '../../../../contract/card'
import type { FieldFacts } from '../../../../contract/field'
import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { FieldValue } from '../../../fields/FieldValue'
import { asText } from '../../../fields/field-input'
import { useSay } from '../../../language/use-say'
import type { ViewRow } from '../../row'
import { listWords } from '../words'

type Props = {
  resource: Resource
  row: ViewRow
  fact: Fact /** Somebody chose it for the card, so that a text says itself what it is. */
  isDeclared: boolean
}

/** What nobody mistakes for something else. Numbers, days and a yes do not say what they are of. */
const plain: readonly FieldFacts['kind'][] = ['dict', 'dicts', 'ref', 'refs', 'region']

function Age({ birthday }: { birthday: string }) {
  const say = useSay()
  const total = ageInMonths(birthday, dayOf(clockNow()))
  const [years, months] = [Math.floor(total / 12), total % 12]
  if (total < 0) return null
  if (years === 0) return say(listWords.months, { months })
  return months === 0 ? say(listWords.years, { years }) : say(listWords.yearsMonths, { years, months })
}

/** From one day to another; one day once. The year is left out of the second where it is that of the first. */
export function daysText(from: string, to: string): string {
  if (from === to || !to) return from
  return `${from} – ${to.slice(0, 4) === from.slice(0, 4) ? to.slice(5) : to}`
}

/** One thing a card says below its title. */
export function CardFact({ resource, row, fact, isDeclared }: Props) {
  const say = useSay()
  if (typeof fact === 'object') {
    if ('ageOf' in fact) return <Age birthday={asText(row[fact.ageOf])} />
    return daysText(asText(row[fact.from]), asText(row[fact.to]))
  }
  const facts = resource.fields[fact]
  if (!facts) return null
  const isPlain = plain.includes(facts.kind) || (isDeclared && facts.kind === 'text')
  return (
    <>
      {!isPlain && <span className="quiet">{say(facts.label)} </span>}
      <FieldValue facts={facts} value={row[fact]} words={row[`${fact}_dictText`]} />
    </>
  )
}
