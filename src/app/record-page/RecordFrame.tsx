import { Rows3 } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '../../contract/resource'
import { RecordChanges } from '../changes/RecordChanges'
import { useFace } from '../design/face'
import { formWords } from '../language/form-words'
import { usePersonName } from '../language/use-person-name'
import { useSay } from '../language/use-say'
import { useCan } from '../session/use-can'
import { Banners } from './Banners'
import { FieldsPart } from './FieldsPart'
import { goToPart } from './go-to-part'
import { JumpBar } from './JumpBar'
import { fieldsBeside } from './joined-page'
import { PartFrame } from './PartFrame'
import { RecordHead } from './RecordHead'
import { RowsPart } from './RowsPart'
import type { PageProps, PartFacts, PartProps, RecordPage } from './record-page'
import { words } from './words'
import './record-page.css'

function Part({ part, resource, row }: PartProps & { part: PartFacts }) {
  if ('fields' in part) return <FieldsPart {...{ part, resource, row }} />
  if ('rows' in part) return <RowsPart {...{ part, resource, row }} />
  const { part: Drawn } = part
  return (
    <PartFrame part={part}>
      <Drawn resource={resource} row={row} />
    </PartFrame>
  )
}

/** A part without the fields its reader may not read: of those nothing is there, not even that there is something. */
function readableOf(resource: Resource, part: PartFacts): readonly PartFacts[] {
  if (!('fields' in part)) return [part]
  const fields = part.fields.map((line) => line.filter((name) => resource.fields[name])).filter((line) => line.length > 0)
  return fields.length > 0 ? [{ ...part, fields }] : []
}

/** The parts this person has, and a last one with the fields no other shows. */
function useParts({ resource, page }: { resource: PageProps['resource']; page: RecordPage }): readonly PartFacts[] {
  const can = useCan()
  return useMemo(() => {
    const rest = fieldsBeside(resource, page)
    const other: PartFacts = {
      name: 'other',
      order: Number.POSITIVE_INFINITY,
      title: words.other,
      icon: Rows3,
      width: 'half',
      height: 120,
      fields: rest.map((name) => [name]),
    }
    return [...page.parts, other].filter(({ needs }) => !needs || can(needs)).flatMap((part) => readableOf(resource, part))
  }, [resource, page, can])
}

/** Shows the part the address asks for, once. */
function usePartAsked(ref: RefObject<HTMLElement | null>) {
  const [params] = useSearchParams()
  const asked = params.get('part')
  useEffect(() => {
    if (asked) goToPart(ref.current, asked)
  }, [asked, ref])
}

/** A record in passing: what must be seen first, and who it is. */
function PeekFrame({ page, ...props }: PageProps & { page: RecordPage }) {
  return (
    <div className="record record-page">
      <Banners {...props} page={page} />
      <RecordHead {...props} page={page} />
    </div>
  )
}

/** The page of a record, or its beginning. */
export const RecordFrame = (props: PageProps & { page: RecordPage }) =>
  props.isPeek ? <PeekFrame {...props} /> : <WholeFrame {...props} />

/** A record: what must be seen first, who it is and what one does with it, and its parts. */
function WholeFrame({ page, ...props }: PageProps & { page: RecordPage }) {
  const { resource, row, children } = props
  const say = useSay()
  const nameOf = usePersonName()
  const ref = useRef<HTMLDivElement>(null)
  const parts = useParts({ resource, page })
  usePartAsked(ref)
  const isDesk = useFace() === 'desktop'
  // In a hand all parts stand in their order; what is beside the others at a desk would else come before what matters more.
  const column = (isAside: boolean) =>
    parts
      .filter(({ width }) => (isDesk && width === 'aside') === isAside)
      .map((part) => (
        <div key={part.name} className="part-place" data-width={part.width}>
          <Part {...{ part, resource, row }} />
        </div>
      ))
  return (
    <div ref={ref} className="record record-page">
      <Banners {...{ page, resource, row }} />
      <div className="record-columns">
        <div className="record-aside">
          <RecordHead {...props} page={page} />
          <JumpBar parts={parts} page={ref} />
          {column(true)}
        </div>
        <div className="record-main">{column(false)}</div>
      </div>
      {children}
      {row.createTime && (
        <p className="record-kept figures">
          {say(words.made, { who: nameOf(row.createBy, row.createBy_dictText), when: row.createTime.slice(0, 16) })}
        </p>
      )}
      {row.updateTime && (
        <p className="record-kept figures">
          {say(formWords.lastTouched, { who: nameOf(row.updateBy, row.updateBy_dictText), when: row.updateTime.slice(0, 16) })}
        </p>
      )}
      <RecordChanges {...{ resource, row }} />
    </div>
  )
}
