import { useCallback, useEffect, useRef, useState } from 'react'
import { useEngine } from '../../../app/offline/engine-context'
import { draftValues, findDraft, saveDraft } from '../../../app/offline/outbox/draft'
import type { Values } from '../../../contract/fields/values'
import { versionOf } from '../../../contract/sync/upcast'

/**
 * What is being entered about a noun. Every step is put away at once, so that whatever happens to the page, the next one goes on from there.
 * `entry` is undefined while looking. After `close` nothing is put away any more.
 */
export function useEntry<E extends Values>(noun: string, key: string) {
  const { db, catalogue } = useEngine()
  const [entry, setEntry] = useState<E>()
  const latest = useRef<{ values: Values; isClosed: boolean }>({ values: {}, isClosed: false })
  useEffect(() => {
    let current = true
    const found = (values: Values) => {
      if (!current) return
      latest.current = { values, isClosed: false }
      setEntry(values as E)
    }
    findDraft(db, key).then(
      (draft) => found(draft ? draftValues(catalogue, noun, draft) : {}),
      () => found({}),
    )
    return () => {
      current = false
    }
  }, [db, catalogue, noun, key])
  const change = useCallback(
    (patch: Partial<E>) => {
      if (latest.current.isClosed) return
      const values = { ...latest.current.values, ...patch }
      latest.current = { values, isClosed: false }
      setEntry(values as E)
      // A device that cannot keep it must not stop the person; saving says so when it matters.
      void saveDraft(db, { key, values, updatedAt: Date.now(), v: versionOf(catalogue, noun) }).catch(() => undefined)
    },
    [db, catalogue, noun, key],
  )
  const close = useCallback(() => {
    latest.current = { ...latest.current, isClosed: true }
  }, [])
  /** Begins anew, for whoever saved what was entered and stays. */
  const reset = useCallback(() => {
    latest.current = { values: {}, isClosed: false }
    setEntry({} as E)
  }, [])
  return { entry, change, close, reset }
}
