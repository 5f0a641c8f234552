import type { Resource } from '../../contract/resource'
import { Link } from '../design/Link'
import { useSay } from '../language/use-say'
import { useList } from '../resource/list/use-list'
import { useNounAddress } from '../shell/use-noun-address'
import { RowLine } from './RowLine'
import type { PartProps } from './record-page'
import { refersBy } from './refers-by'
import { useListed } from './use-listed'
import { words } from './words'

/** Rows of one noun that are shown. */
const first = 3
const noSorts = [] as const

/** Rows of one noun that refer to the record by one field; nothing where there are none, or where the person has no screen of them. */
function Referring({ resource, by, id }: { resource: Resource; by: string; id: string }) {
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

/** Who refers to a record, noun by noun, as far as the person may list it. */
export function ReferringPart({ resource, row }: PartProps) {
  const say = useSay()
  const ways = useListed().flatMap((one) => refersBy(one, resource.name).map((by) => ({ one, by })))
  return (
    <div className="referring-all">
      {ways.map(({ one, by }) => (
        <Referring key={`${one.name} ${by}`} resource={one} by={by} id={row.id} />
      ))}
      <p className="quiet">{say(words.nothing)}</p>
    </div>
  )
}
