import { Pencil, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { readablePart } from '../../contract/access'
import { BigButton } from '../design/BigButton'
import { Link } from '../design/Link'
import { Sheet } from '../design/overlay/Sheet'
import { Skeleton } from '../design/Skeleton'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useWrittenLines } from '../resource/form/lines/use-written-lines'
import { RecordForm } from '../resource/form/RecordForm'
import { reachWords } from '../resource/list/reach/reach-words'
import { useHeld, useList } from '../resource/list/use-list'
import { useRowVerbs } from '../resource/record/use-row-verbs'
import { titleOf } from '../resource/use-titles'
import { useCan } from '../session/use-can'
import { useResource } from '../shell/product'
import { useNounAddress } from '../shell/use-noun-address'
import { explain } from '../wire/explain'
import { PartFrame } from './PartFrame'
import { RowLine } from './RowLine'
import type { PartFacts, PartProps, RowsFacts } from './record-page'
import { words } from './words'

type Props = PartProps & { part: PartFacts & RowsFacts<string> }

const noSorts: NonNullable<RowsFacts['rows']['sorts']> = []

/** The rows themselves, as the person may read them. */
function RowLines({ row, part, resource }: Props) {
  const { noun, by, show, first, sign, sorts = noSorts } = part.rows
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const filters = useMemo(() => ({ [by]: row.id }), [by, row.id])
  const list = useList(resource, { page: 1, size: first, sorts, filters })
  const { from, isComing } = useHeld(resource)
  const addressOf = useNounAddress(noun)
  return (
    <>
      {list.phase === 'loading' && <Skeleton rows={1} height={part.height} />}
      {list.phase === 'offline' && <p className="quiet">{say(words.whenOnline)}</p>}
      {list.phase === 'error' && <p role="alert">{explain(list.error, language)}</p>}
      {list.phase === 'ready' && list.total === 0 && <p className="quiet">{say(words.nothing)}</p>}
      <ul className="row-lines">
        {list.rows.slice(0, first).map((one) => (
          <li key={one.id}>
            <RowLine resource={resource} row={one} show={show} sign={sign} {...(addressOf && { address: addressOf.one(one.id) })} />
          </li>
        ))}
      </ul>
      {(isComing || from) && (
        <p className="quiet figures">{isComing ? say(reachWords.coming) : say(reachWords.since, { from: from ?? '' })}</p>
      )}
      {(list.total > first || from) && addressOf && resource.search.includes(by) && (
        <Link className="part-all" to={addressOf.all(from ? { ...filters, whole: '1' } : filters)}>
          {from ? say(reachWords.older) : isComing ? say(words.all) : say(words.allOf, { count: list.total })}
        </Link>
      )}
    </>
  )
}

/** The lines of a document, written all at once. */
function WrittenLines({ resource, row, part, onDone }: Props & { onDone: () => void }) {
  const say = useSay()
  const { noun } = part.rows
  const save = say(words.savePart, { part: say(part.title) })
  return <RecordForm {...{ resource, row }} part={{ name: noun, lines: [[noun]], save }} onSaved={onDone} onCancel={onDone} />
}

/** Rows of another noun that are about this record, each a way to it. Lines of a document that may be written in are, where they stand. */
export function RowsPart({ row, part, resource: document }: Props) {
  const { noun, by, add } = part.rows
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const [writing, setWriting] = useState(false)
  const whole = useResource(noun)
  const resource = useMemo(() => readablePart(whole, can), [whole, can])
  const isWritten = useWrittenLines(document).some(({ name }) => name === noun)
  const isOpenTo = useRowVerbs(document, row).includes('edit')
  const close = () => setAdding(false)
  const label = say(words.addNoun, { noun: say(resource.label) })
  const plus = add && can(`${noun}:add`) && (
    <BigButton look="quiet" className="part-edit" aria-label={label} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      {say(words.addTo)}
    </BigButton>
  )
  const pencil = isOpenTo && (
    <BigButton
      look="quiet"
      className="part-edit"
      aria-label={say(words.editPart, { part: say(part.title) })}
      onClick={() => setWriting(true)}
    >
      <Pencil size={16} aria-hidden />
      {say('edit')}
    </BigButton>
  )
  if (writing)
    return (
      <PartFrame part={part} open>
        <WrittenLines {...{ row, part }} resource={document} onDone={() => setWriting(false)} />
      </PartFrame>
    )
  return (
    <PartFrame part={part} action={isWritten ? pencil : plus}>
      <RowLines {...{ row, part, resource }} />
      {adding && (
        <Sheet open title={`${titleOf(document, row, language)} · ${label}`} onClose={close}>
          <RecordForm resource={resource} about={{ [by]: row.id }} onSaved={close} onCancel={close} />
        </Sheet>
      )}
    </PartFrame>
  )
}
