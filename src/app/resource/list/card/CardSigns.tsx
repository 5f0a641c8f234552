import type { CardSign } from '../../../../contract/card'
import { asList } from '../../../../contract/fields/as-list'
import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { Early } from '../../../design/Early'
import { menuIcons } from '../../../design/menu-icons'
import { Sign } from '../../../design/Sign'
import { Suspense } from '../../../design/Suspense'
import { FieldValue } from '../../../fields/FieldValue'
import { asText, isGiven } from '../../../fields/field-input'
import { useSay } from '../../../language/use-say'
import type { ViewRow } from '../../row'

/** What of a value is news; undefined where none of it is. */
export function newsOf({ except = [], isComing }: CardSign, value: unknown, today: string): unknown {
  if (Array.isArray(value)) {
    const told = asList(value).filter((one) => !except.includes(one))
    return told.length > 0 ? told : undefined
  }
  if (value === false || !isGiven(value) || except.includes(String(value))) return undefined
  return isComing && asText(value) < today ? undefined : value
}

type Props = { resource: Resource; row: ViewRow; signs: readonly CardSign[] }

/** What must not be missed of a row, beside its title. */
export function CardSigns({ resource, row, signs }: Props) {
  const say = useSay()
  const today = dayOf(clockNow())
  return signs.map((sign) => {
    const facts = resource.fields[sign.field]
    const news = newsOf(sign, row[sign.field], today)
    if (!facts || news === undefined) return null
    return (
      <Sign
        key={sign.field}
        tone={sign.tone}
        icon={
          sign.icon && (
            <Suspense>
              <Early part={menuIcons} given={{ name: sign.icon, size: 14 }} />
            </Suspense>
          )
        }
      >
        <span className="card-sign">
          {facts.kind === 'boolean' && say(facts.label)}
          {sign.isComing && `${say(facts.label)} ${asText(news).slice(5)}`}
          {facts.kind !== 'boolean' && !sign.isComing && <FieldValue facts={facts} value={news} />}
        </span>
      </Sign>
    )
  })
}
