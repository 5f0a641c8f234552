import { useState } from 'react'
import type { AddedRow } from '../../contract/sheet/checked-sheet'
import { dateTimeNow } from '../clock/clock'
import { useSession } from '../session/session'
import { forget, keep, recall } from '../session/storage'

/** The latest import of a template from this device: when it was, and the rows it added. */
type Undoable = { readonly at: string; readonly rows: readonly AddedRow[] }

/** Milliseconds for which it can be undone. */
const life = 86_400_000

/** What can be undone, also after the page was loaded again: ids alone are kept. */
export function useUndoable(template: string) {
  const person = useSession((state) => state.person?.id ?? '')
  const name = `imported-${template}-${person}`
  const [undoable, setUndoable] = useState(() => recall<Undoable>(name))
  const note = (rows: readonly AddedRow[]) => {
    if (rows.length === 0) return
    const next = { at: dateTimeNow(), rows }
    setUndoable(next)
    keep(name, next, life)
  }
  const drop = () => {
    setUndoable(undefined)
    forget(name)
  }
  return { undoable, note, drop }
}
