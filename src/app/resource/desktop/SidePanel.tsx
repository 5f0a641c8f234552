import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { useKey } from '../../design/desktop/use-key'
import { isTyping } from '../../design/keys/is-typing'
import { confirmFirst } from '../../design/overlay/question'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { isHeld } from '../../pwa/update-guard'
import { useProduct } from '../../shell/product'
import { RecordForm } from '../form/RecordForm'
import type { ListState } from '../list/list-address'
import { RecordSteps } from '../record/RecordSteps'
import { RecordView } from '../record/RecordView'
import type { Steps } from './use-steps'
import { useIsWhole, WholePage } from './WholePage'

type Props = {
  resource: Resource
  noun: string
  open: string
  /** The records beside it in the order of the table. */
  steps: Steps
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

/** Whether the record has the whole page. A form of its own always does, and one in which lines are written. */
function useFull({ name, fields, form }: Resource, open: string): boolean {
  const { formParts } = useProduct()
  const isWhole = useIsWhole()
  if (open !== 'new') return isWhole
  const { whole, wide } = formParts?.[name] ?? {}
  return whole !== undefined || wide === true || form.flat().some((field) => fields[field]?.kind === 'entries')
}

const isInOpenPart = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.record-part-card[data-open]') !== null

/** The open record beside its table. Escape closes it; what is not saved is asked about first. */
export function SidePanel({ resource, noun, open, steps, change }: Props) {
  const say = useSay()
  const [editing, setEditing] = useState(false)
  const isFull = useFull(resource, open)
  const ref = useFocusWithin()
  const close = () => change({ open: undefined })
  const leave = async (go = close) => {
    const question = { title: say(formWords.leaveForm), body: say(formWords.leaveFormBody), confirm: say('close') }
    if (!isHeld() || (await confirmFirst(question))) go()
  }
  const { at, total, previous, next } = steps
  const byKey: Readonly<Record<string, string | undefined>> = { j: next, k: previous }
  const go = (id: string | undefined) => id && void leave(() => steps.go(id))
  useKey(({ key, target, ctrlKey, metaKey, altKey, shiftKey }) => {
    // Escape is for the part that is being edited, where the keyboard stands in one.
    if (key === 'Escape' && isInOpenPart(target)) return false
    if (key === 'Escape') void leave()
    const isStep = at >= 0 && key in byKey && !(ctrlKey || metaKey || altKey || shiftKey || isTyping(target))
    if (isStep) go(byKey[key])
    return key === 'Escape' || isStep
  })
  return (
    <aside ref={ref} tabIndex={-1} className="side-panel card" data-full={isFull || undefined} aria-label={noun}>
      <header>
        <h2>{open === 'new' ? say(formWords.addNoun, { noun }) : noun}</h2>
        {at >= 0 && <RecordSteps {...{ at, total, previous, next, go }} />}
        {open !== 'new' && <WholePage />}
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
