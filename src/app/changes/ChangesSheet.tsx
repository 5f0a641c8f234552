import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { Sheet } from '../design/overlay/Sheet'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { ViewRow } from '../resource/row'
import { explain } from '../wire/explain'
import { isSilence, WireError } from '../wire/wire-error'
import { type RecordChange, useChanges, useDifference } from './ask-changes'
import { ChangeCard } from './ChangeCard'
import { FieldChanges } from './FieldChanges'
import { words } from './words'
import './changes.css'

type About = { resource: Resource; row: ViewRow }

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const say = useSay()
  // A record the server does not have yet, or tells this person no changes of.
  if (error instanceof WireError && error.code === 'record.gone') return <StateView kind="empty" title={say(words.none)} />
  const isOffline = isSilence(error)
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? say(words.offline) : explain(error, currentLanguage())}
      action={<BigButton onClick={again}>{say('tryAgain')}</BigButton>}
    />
  )
}

type PageProps = About & {
  page: number
  isLast: boolean
  chosen: readonly RecordChange[]
  toggle: (change: RecordChange) => void
  more: () => void
}

/** A page of changes; what is older is asked for by its button. */
function ChangesPage({ resource, row, page, isLast, chosen, toggle, more }: PageProps) {
  const say = useSay()
  const { data, error, refetch } = useChanges(resource, row.id, page)
  if (error) return <Failed error={error} again={() => void refetch()} />
  if (!data) return <Skeleton rows={page === 1 ? 4 : 1} height={96} />
  if (data.total === 0)
    return (
      <StateView kind="empty" title={say(words.none)}>
        {say(words.noneWhat)}
      </StateView>
    )
  return (
    <>
      {data.records.map((change) => (
        <ChangeCard
          key={change.id}
          {...{ resource, change }}
          isChosen={chosen.some(({ id }) => id === change.id)}
          {...(data.total > 1 && { onChoose: () => toggle(change) })}
        />
      ))}
      {isLast && page < data.pages && (
        <BigButton wide onClick={more}>
          {say(words.older)}
        </BigButton>
      )}
    </>
  )
}

function Compared({ resource, row, two }: About & { two: readonly [RecordChange, RecordChange] }) {
  const say = useSay()
  const [older, newer] = two
  const { data, error, refetch } = useDifference(resource, row.id, [older.id, newer.id])
  if (error) return <Failed error={error} again={() => void refetch()} />
  if (!data) return <Skeleton rows={3} height={48} />
  if (data.length === 0) return <StateView kind="empty" title={say(words.same)} />
  return <FieldChanges resource={resource} changes={data} />
}

const inOrder = ([one, other]: readonly RecordChange[]): readonly [RecordChange, RecordChange] | undefined =>
  one && other && (one.version < other.version ? [one, other] : [other, one])

/** Who changed a record when, what they made of which field, and any two of its versions compared. */
export function ChangesSheet({ resource, row, onClose }: About & { onClose: () => void }) {
  const say = useSay()
  const isDesk = useFace() === 'desktop'
  const [pages, setPages] = useState(1)
  const [chosen, setChosen] = useState<readonly RecordChange[]>([])
  const [isComparing, setComparing] = useState(false)
  const several = (useChanges(resource, row.id, 1).data?.total ?? 0) > 1
  const two = inOrder(chosen)
  // A third one takes the place of the one chosen first.
  const toggle = (change: RecordChange) =>
    setChosen((now) => (now.some(({ id }) => id === change.id) ? now.filter(({ id }) => id !== change.id) : [...now.slice(-1), change]))
  const compareWords = two && say(words.compare, { older: two[0].version, newer: two[1].version })
  const hint = chosen[0] ? say(words.chooseOther, { version: chosen[0].version }) : say(words.chooseTwo)
  const footer = isComparing ? (
    <BigButton wide icon={<ArrowLeft size={18} aria-hidden />} onClick={() => setComparing(false)}>
      {say(words.back)}
    </BigButton>
  ) : two ? (
    <BigButton wide look="main" onClick={() => setComparing(true)}>
      {compareWords}
    </BigButton>
  ) : (
    several && <p className="quiet changes-hint">{hint}</p>
  )
  return (
    <Sheet
      open
      title={isComparing && compareWords ? compareWords : say(words.changes)}
      onClose={onClose}
      look={isDesk ? 'dialog' : 'full'}
      width={760}
      footer={footer}
    >
      {isComparing && two ? (
        <Compared {...{ resource, row, two }} />
      ) : (
        <div className="stack">
          {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
            <ChangesPage key={page} {...{ resource, row, chosen, toggle, page }} isLast={page === pages} more={() => setPages(pages + 1)} />
          ))}
        </div>
      )}
    </Sheet>
  )
}
