import type { Resource } from '../../../contract/resource'
import { mayRestore } from '../../../contract/sync/may-restore'
import { dropToast, toast, useToasts } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useCan } from '../../session/use-can'
import { explain } from '../../wire/explain'
import { useSave } from '../form/use-save'
import { removalWords } from './removal-words'

/** Seconds for which a removal can be undone where it was said. Later the recycle bin has it. */
const seconds = 10

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Runs an undo at Ctrl-Z as long as its toast is shown, where nothing else takes the keys. */
function undoByKeys(key: number, undo: () => void): void {
  const isShown = () => useToasts.getState().toasts.some((one) => one.key === key)
  const onKey = (event: KeyboardEvent) => {
    if (!isShown()) return window.removeEventListener('keydown', onKey)
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || event.defaultPrevented || isWriting(event.target)) return
    event.preventDefault()
    dropToast(key)
    undo()
  }
  window.addEventListener('keydown', onKey)
}

/** Says that rows were removed, and for some seconds offers to bring them back to whoever may. */
export function useUndoRemoval(resource: Resource): (text: string, ids: readonly string[]) => void {
  const say = useSay()
  const can = useCan()
  const save = useSave(resource)
  return (text, ids) => {
    if (!mayRestore(can, resource) || ids.length === 0) {
      toast(text)
      return
    }
    let isDone = false
    const undo = async () => {
      if (isDone) return
      isDone = true
      try {
        await save.restore(ids)
        toast(say(removalWords.restored, { count: ids.length }))
      } catch (error) {
        toast(explain(error, currentLanguage()), { tone: 'bad' })
      }
    }
    const run = () => void undo()
    undoByKeys(toast(text, { seconds, action: { text: say(removalWords.undo), run } }), run)
  }
}
