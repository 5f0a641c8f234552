import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { isCovered } from '../design/keys/covered-page'
import { isTyping } from '../design/keys/is-typing'
import { confirmFirst } from '../design/overlay/question'
import { formWords } from '../language/form-words'
import { useSay } from '../language/use-say'
import { isHeld } from '../pwa/update-guard'

type Options = { editing: boolean; mayEdit: boolean; setEditing: (editing: boolean) => void }

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey || shiftKey)
const inputs = 'input, textarea, select, [tabindex="0"]'

/**
 * Edits the part the keyboard stands in: `e` begins, and Escape ends it, with a question where something is not saved. A double click on a
 * field begins with that one.
 */
export function usePartKeys({ editing, mayEdit, setEditing }: Options) {
  const say = useSay()
  const ref = useRef<HTMLElement>(null)
  /** The field to begin with: by name, or the first. Undefined where nobody asked for the keyboard. */
  const asked = useRef<string | undefined>(undefined)
  useEffect(() => {
    const name = asked.current
    if (!editing || name === undefined) return
    asked.current = undefined
    const place = ref.current
    const field = name && place?.querySelector<HTMLElement>(`[id$="-${CSS.escape(name)}"]`)
    ;(field || place?.querySelector<HTMLElement>(inputs))?.focus()
  }, [editing])
  const begin = (name: string) => {
    asked.current = name
    setEditing(true)
  }
  const end = async () => {
    const question = { title: say(formWords.leaveForm), body: say(formWords.leaveFormBody), confirm: say('close') }
    if (isHeld() && !(await confirmFirst(question))) return
    setEditing(false)
    ref.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    // What a part opens elsewhere on the page is not the part.
    if (isCovered() || !(target instanceof Node && currentTarget.contains(target))) return
    if (!editing && mayEdit && key === 'e' && isPlain(event) && !isTyping(target)) {
      event.preventDefault()
      begin('')
    }
    if (editing && key === 'Escape') void end()
  }
  const onDoubleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const fact = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
    if (fact && !editing && mayEdit) begin(fact.dataset.field ?? '')
  }
  return { ref, onKeyDown, onDoubleClick }
}
