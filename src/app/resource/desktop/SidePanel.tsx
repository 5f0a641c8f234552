import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { useKey } from '../../design/desktop/use-key'
import { confirmFirst } from '../../design/overlay/question'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { isHeld } from '../../pwa/update-guard'
import { useProduct } from '../../shell/product'
import { RecordForm } from '../form/RecordForm'
import type { ListState } from '../list/list-address'
import { RecordView } from '../record/RecordView'
import { useIsWhole, WholePage } from './WholePage'

type Props = { resource: Resource; noun: string; open: string; change: (change: Partial<ListState>) => void }

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

/** The open record beside its table. Escape closes it; what is not saved is asked about first. */
export function SidePanel({ resource, noun, open, change }: Props) {
  const say = useSay()
  const [editing, setEditing] = useState(false)
  const hasPage = useProduct().recordPages?.[resource.name] !== undefined
  const isFull = useIsWhole() && hasPage && open !== 'new'
  const ref = useFocusWithin()
  const close = () => change({ open: undefined })
  const leave = async () => {
    const question = { title: say(formWords.leaveForm), body: say(formWords.leaveFormBody), confirm: say('close') }
    if (!isHeld() || (await confirmFirst(question))) close()
  }
  useKey(({ key }) => {
    if (key === 'Escape') void leave()
    return key === 'Escape'
  })
  return (
    <aside ref={ref} tabIndex={-1} className="side-panel card" data-full={isFull || undefined} aria-label={noun}>
      <header>
        <h2>{open === 'new' ? say(formWords.addNoun, { noun }) : noun}</h2>
        {hasPage && open !== 'new' && <WholePage />}
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
