import type { RefObject } from 'react'
import { useKey } from '../../../design/desktop/use-key'
import { isTyping } from '../../../design/keys/is-typing'
import { pressInList } from '../row-keys'

type Act = () => unknown
/** What each key of a table does, by the key with `Shift+` and `Ctrl+` before it; false where it does nothing now. */
export type TableKeys = Readonly<Record<string, Act | false>>

const nameOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string => {
  const letter = key.length === 1 ? key.toLowerCase() : key
  const isLetter = /^[a-z]$/.test(letter)
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shiftKey && isLetter ? 'Shift+' : ''}${letter}`
}

const rowOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest('.ant-table-row')?.getAttribute('data-row-key') : null) ?? undefined

/** Hears the keys of a table and its rows. Letters are heard while nobody types; a space, where the keyboard stands on a row, is for `onSpace`. */
export function useTableKeys(ref: RefObject<HTMLElement | null>, keys: TableKeys, onSpace: false | ((row: string) => void)): void {
  useKey((event) => {
    const { target, altKey } = event
    if (ref.current === null) return false
    const isWriting = isTyping(target)
    if (pressInList(ref.current, event, isWriting)) return true
    if (isWriting || altKey) return false
    const name = nameOf(event)
    const row = name === ' ' ? rowOf(target) : undefined
    if (row !== undefined && onSpace) {
      onSpace(row)
      return true
    }
    // In the record beside the table it edits the part the keyboard stands in.
    if (name === 'e' && target instanceof Element && target.closest('.record-part-card')) return false
    const act = Object.hasOwn(keys, name) ? keys[name] : false
    if (act) act()
    return Boolean(act)
  })
}
