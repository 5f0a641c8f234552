import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { isTyping, useKey } from '../../design/desktop/use-key'
import { confirmFirst } from '../../design/overlay/question'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { isHeld } from '../../pwa/update-guard'
import { useProduct } from '../../shell/product'
import { RecordForm } from '../form/RecordForm'
import type { ListState } from '../list/list-address'
import { RecordView } from '../record/RecordView'
import { tableWords } from './table-words'
import { useIsWhole, WholePage } from './WholePage'

type Props = {
  resource: Resource
  noun: string
  open: string
  /** Rows of the table in their order, so that one leads to the next. */
  ids: readonly string[]
  change: (change: Partial<ListState>) => void
}

/** The keyboard goes into the panel with what was opened, and back to where it was when that is closed. */
function useFocusWithin() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    ref.current?.focus({ preventScroll: true })
    return () => {
      const isLost = !document.activeElement || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return ref
}

/** Whether the record can have the whole page, and whether it does. A form of its own always does. */
function useFull({ name }: Resource, open: string) {
  const { recordPages, formParts } = useProduct()
  const isWhole = useIsWhole()
  if (open === 'new') return { hasPage: false, isFull: formParts?.[name]?.whole !== undefined }
  const hasPage = recordPages?.[name] !== undefined
  return { hasPage, isFull: hasPage && isWhole }
}

/** The open record beside its table. Escape closes it; what is not saved is asked about first. */
export function SidePanel({ resource, noun, open, ids, change }: Props) {
  const say = useSay()
  const [editing, setEditing] = useState(false)
  const { hasPage, isFull } = useFull(resource, open)
  const ref = useFocusWithin()
  const close = () => change({ open: undefined })
  const leave = async (go = close) => {
    const question = { title: say(formWords.leaveForm), body: say(formWords.leaveFormBody), confirm: say('close') }
    if (!isHeld() || (await confirmFirst(question))) go()
  }
  const at = ids.indexOf(open)
  const steps: Readonly<Record<string, string | undefined>> = { j: ids[at + 1], k: at > 0 ? ids[at - 1] : undefined }
  const go = (id: string | undefined) => id && void leave(() => change({ open: id }))
  useKey(({ key, target, ctrlKey, metaKey, altKey }) => {
    if (key === 'Escape') void leave()
    const isStep = at >= 0 && key in steps && !(ctrlKey || metaKey || altKey || isTyping(target))
    if (isStep) go(steps[key])
    return key === 'Escape' || isStep
  })
  return (
    <aside ref={ref} tabIndex={-1} className="side-panel card" data-full={isFull || undefined} aria-label={noun}>
      <header>
        <h2>{open === 'new' ? say(formWords.addNoun, { noun }) : noun}</h2>
        {at >= 0 && (
          <span className="panel-steps">
            <button
              type="button"
              className="page-bar-button"
              aria-label={say(tableWords.previous)}
              title={`${say(tableWords.previous)} (k)`}
              disabled={!steps.k}
              onClick={() => go(steps.k)}
            >
              <ChevronUp size={18} aria-hidden />
            </button>
            <button
              type="button"
              className="page-bar-button"
              aria-label={say(tableWords.next)}
              title={`${say(tableWords.next)} (j)`}
              disabled={!steps.j}
              onClick={() => go(steps.j)}
            >
              <ChevronDown size={18} aria-hidden />
            </button>
          </span>
        )}
        {hasPage && <WholePage />}
        <button type="button" className="page-bar-button" aria-label={say('close')} onClick={() => void leave()}>
          <X size={18} aria-hidden />
        </button>
      </header>
      {open === 'new' ? (
        <RecordForm resource={resource} onSaved={(id) => change({ open: id || undefined })} onCancel={close} />
      ) : (
        <RecordView resource={resource} id={open} editing={editing} onEdit={setEditing} onClose={close} />
      )}
    </aside>
  )
}
