import type { Resource } from '../../../contract/resource'
import { Link } from '../../design/Link'
import { useSay } from '../../language/use-say'
import { useList } from '../../resource/list/use-list'
import { useNounAddress } from '../../shell/use-noun-address'
import { RowLine } from '../RowLine'
import type { PartProps } from '../record-page'
import { useListed } from '../use-listed'
import { words } from '../words'
import { LedLines } from './LedLines'
import { refersBy } from './refers-by'

/** Rows of one noun that are shown, and those that lead on: somebody has few of these, and each is looked for. */
const [first, mostLed] = [3, 20]
const noSorts = [] as const

type Props = { resource: Resource; by: string; id: string }

/** Rows of one noun that refer to the record by one field; nothing where there are none, or where the person has no screen of them. */
function Referring({ resource, by, id }: Props) {
  const say = useSay()
  const filters = { [by]: id }
  const { rows, total } = useList(resource, { page: 1, size: first, sorts: noSorts, filters })
  const addressOf = useNounAddress(resource.name)
  if (total === 0 || !addressOf) return null
  const show = [resource.title, ...resource.list.filter((name) => name !== by && name !== resource.title)].slice(0, 4)
  const label = say(words.countOf, { noun: say(resource.label), count: total })
  return (
    <section className="referring" aria-label={label}>
      <h4 className="figures">{resource.search.includes(by) ? <Link to={addressOf.all(filters)}>{label}</Link> : label}</h4>
      <ul className="row-lines">
        {rows.slice(0, first).map((row) => (
          <li key={row.id}>
            <RowLine {...{ resource, row, show }} sign={undefined} address={addressOf.one(row.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where rows that tie two others lead to from the record: to the others themselves. */
function Leading({ resource, by, id, to, field }: Props & { to: Resource; field: string }) {
  const say = useSay()
  const { rows, total } = useList(resource, { page: 1, size: mostLed, sorts: noSorts, filters: { [by]: id } })
  if (total === 0) return null
  return (
    <section className="referring" aria-label={say(to.label)}>
      <h4>{say(to.label)}</h4>
      <LedLines tie={resource} ties={rows.slice(0, mostLed)} to={to} by={field} />
    </section>
  )
}

/** Who refers to a record, noun by noun, as far as the person may list it. */
export function ReferringPart({ resource, row }: PartProps) {
  const say = useSay()
  const listed = useListed()
  const ways = listed.flatMap((one) => refersBy(one, resource.name).map((by) => ({ resource: one, by, id: row.id })))
  return (
    <div className="referring-all">
      {ways.map((way) => {
        const leads = way.resource.found?.leads
        const field = leads?.from === way.by ? leads.to : undefined
        const to = field === undefined ? undefined : listed.find(({ name }) => name === way.resource.fields[field]?.noun)
        const key = `${way.resource.name} ${way.by}`
        return to && field ? <Leading key={key} {...way} to={to} field={field} /> : <Referring key={key} {...way} />
      })}
      <p className="quiet">{say(words.nothing)}</p>
    </div>
  )
}
