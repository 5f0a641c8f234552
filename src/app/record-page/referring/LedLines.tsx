import type { Resource } from '../../../contract/resource'
import { isTold } from '../../fields/plain-value'
import { useRecord } from '../../resource/record/use-record'
import type { ViewRow } from '../../resource/row'
import { useNounAddress } from '../../shell/use-noun-address'
import { LineWay, Value } from '../RowLine'

/** A row that ties two others, and the noun of the one it leads to. */
type Props = { tie: Resource; row: ViewRow; to: Resource; by: string }

/** What a noun says of a row beside its title, but for what it is called and found by where that is told elsewhere. */
const saidOf = ({ found, fields }: Resource, row: ViewRow, besides: readonly string[] = []) =>
  (found?.says ?? []).filter((name) => !besides.includes(name) && isTold(fields[name], row[name]))

function LedLine({ tie, row, to, by }: Props) {
  const { row: led } = useRecord(to, String(row[by]))
  const addressOf = useNounAddress(to.name)
  if (!led) return null
  const facts = [
    ...saidOf(tie, row, tie.found?.by).map((name) => ({ resource: tie, row, name })),
    ...saidOf(to, led).map((name) => ({ resource: to, row: led, name })),
  ]
  return (
    <li>
      <LineWay address={addressOf?.one(led.id)}>
        <span className="row-line-main">
          <Value resource={to} row={led} name={to.title} />
        </span>
        {facts.map((fact) => (
          <span key={`${fact.resource.name} ${fact.name}`} className="row-line-fact">
            <Value {...fact} />
          </span>
        ))}
      </LineWay>
    </li>
  )
}

/** The records that rows which tie two others lead to, each with what they are to each other, and a way to it. */
export function LedLines({ ties, ...of }: Omit<Props, 'row'> & { ties: readonly ViewRow[] }) {
  return (
    <ul className="row-lines">
      {ties.map((row) => (
        <LedLine key={row.id} row={row} {...of} />
      ))}
    </ul>
  )
}
