import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Resource } from '../../contract/resource'
import { Link } from '../design/Link'
import { FieldValue } from '../fields/FieldValue'
import { isTold } from '../fields/plain-value'
import type { ViewRow } from '../resource/row'
import { StandingSign } from '../resource/StandingSign'
import type { PagePart, Shown } from './record-page'

type ValueProps = { resource: Resource; row: ViewRow; name: string }

/** One field of a row. */
export function Value({ resource, row, name }: ValueProps) {
  const facts = resource.fields[name]
  return facts && <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
}

/** A time from its beginning to its end; one day where both are the same. */
function Span({ from, until, ...of }: Omit<ValueProps, 'name'> & { from: string; until: string }) {
  const { resource, row } = of
  const [begins, ends] = [from, until].map((name) => isTold(resource.fields[name], row[name]))
  if (begins && ends && row[from] === row[until]) return <Value {...of} name={from} />
  return (
    <>
      {begins && <Value {...of} name={from} />}
      {' – '}
      {ends && <Value {...of} name={until} />}
    </>
  )
}

/** A line, and where it has an `address` a way there. */
export function LineWay({
  address,
  className = 'row-line',
  children,
}: {
  address: string | undefined
  className?: string
  children: ReactNode
}) {
  if (!address) return <div className={className}>{children}</div>
  return (
    <Link className={className} to={address}>
      {children}
      <ChevronRight className="row-line-way" size={18} aria-hidden />
    </Link>
  )
}

type LineProps = { resource: Resource; row: ViewRow; show: readonly Shown[]; sign: PagePart | undefined; address?: string }

/** One row that is about a record: its fields beside each other, and where it has an address a way to it. */
export function RowLine({ resource, row, show, sign: Signed, address }: LineProps) {
  const [first, ...others] = show
    .filter((shown) => [shown].flat().some((name) => isTold(resource.fields[name], row[name])))
    .map((shown) =>
      typeof shown === 'string' ? (
        <Value key={shown} {...{ resource, row }} name={shown} />
      ) : (
        <Span key={shown[0]} {...{ resource, row }} from={shown[0]} until={shown[1]} />
      ),
    )
  return (
    <LineWay address={address}>
      {Signed && <Signed {...{ resource, row }} />}
      <span className="row-line-main">{first}</span>
      {others.map((fact) => (
        <span key={fact.key} className="row-line-fact">
          {fact}
        </span>
      ))}
      <StandingSign standing={row.standing} />
    </LineWay>
  )
}
