import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { Label } from '../../../contract/label'
import type { AdvancedQuery } from '../../../contract/list/advanced-query'
import { useFace } from '../../design/face'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { useSession } from '../../session/session'
import { Modal } from '../modal/Modal'
import { blankDraft, type Draft, draftOf, hasRoom, problemOf, queryOf } from './draft'
import { QueryBuilder } from './QueryBuilder'
import type { QueryField } from './query-field'
import { SavedQueries } from './SavedQueries'
import { savedUnder } from './saved-queries'
import { words } from './words'

/** Pixels of the dialog. */
const queryWidth = 1000

export type QueryModalProps = {
  /** What can be asked for. */
  readonly fields: readonly QueryField[]
  /** What is asked for now. */
  readonly query: AdvancedQuery | undefined
  /** Under which the queries somebody saves are kept; the whole route path where nothing is said. */
  readonly saveCode?: string
  /** Asks a whole query; the dialog then closes. */
  readonly onQuery: (query: AdvancedQuery) => void
  readonly onClose: () => void
}

/** Puts an advanced query together and asks it. A dialog that can be moved on a desktop, and the whole screen in a hand. */
export function QueryModal({ fields, query, saveCode, onQuery, onClose }: QueryModalProps) {
  const say = useSay()
  const isTouch = useFace() === 'touch'
  const { pathname } = useLocation()
  const person = useSession((state) => state.person?.id ?? '')
  const [draft, setDraft] = useState<Draft>(() => draftOf(fields, query))
  const [isTold, setTold] = useState(false)
  const show = (next: Draft) => {
    setDraft(next)
    setTold(false)
  }
  /** The query of the draft where all of it can be asked; else says why it cannot. */
  const whole = (nothing: Label): AdvancedQuery | undefined => {
    const found = queryOf(fields, draft)
    const isHalf = draft.lines.some((line) => problemOf(fields, line) !== undefined)
    setTold(isHalf)
    const problem = !found ? nothing : isHalf ? words.mend : hasRoom(found) ? undefined : words.long
    if (problem) toast(say(problem), { tone: 'bad' })
    return problem ? undefined : found
  }
  const run = () => {
    const found = whole(words.noQuery)
    if (!found) return
    onQuery(found)
    onClose()
  }
  return createPortal(
    <Modal
      title={say(words.title)}
      open
      width={queryWidth}
      draggable
      startsWhole={isTouch}
      switchable={!isTouch}
      okText={say(words.run)}
      closesOnOk={false}
      onOk={run}
      onClose={onClose}
    >
      <div className="query-modal">
        <QueryBuilder {...{ fields, draft, isTold }} onChange={setDraft} onReset={() => show(blankDraft)} />
        <SavedQueries
          {...{ fields }}
          under={savedUnder(person, saveCode ?? pathname)}
          wholeQuery={() => whole(words.noSave)}
          onChoose={(chosen) => show(draftOf(fields, chosen))}
        />
      </div>
    </Modal>,
    document.body,
  )
}
