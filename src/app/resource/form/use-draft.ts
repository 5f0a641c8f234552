import { useCallback, useEffect, useRef, useState } from 'react'
import type { Values } from '../../../contract/fields/values'
import { versionOf } from '../../../contract/sync/upcast'
import { useEngine } from '../../offline/engine-context'
import { draftValues, dropDraft, findDraft, saveDraft } from '../../offline/outbox/draft'

/** Milliseconds of quiet before what was typed is put away. */
const pause = 300

/**
 * Keeps what is being typed about a noun on this device until it is saved or thrown away, through reloads, updates and a closed browser.
 * `found` is what was left from last time, in today's fields: undefined while looking, null when there is nothing.
 */
export function useDraft(noun: string, key: string) {
  const { db, catalogue } = useEngine()
  const [found, setFound] = useState<Values | null>()
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: Values }>(undefined)

  const put = useCallback(() => {
    const values = waiting.current?.values
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    // A draft is a help: a device that cannot keep one must not stop the person from typing.
    if (values) void saveDraft(db, { key, values, updatedAt: Date.now(), v: versionOf(catalogue, noun) }).catch(() => undefined)
  }, [db, catalogue, noun, key])

  useEffect(() => {
    let current = true
    findDraft(db, key).then(
      (draft) => current && setFound(draft ? draftValues(catalogue, noun, draft) : null),
      () => current && setFound(null),
    )
    return () => {
      current = false
    }
  }, [db, catalogue, noun, key])

  useEffect(() => {
    document.addEventListener('visibilitychange', put)
    window.addEventListener('pagehide', put)
    return () => {
      document.removeEventListener('visibilitychange', put)
      window.removeEventListener('pagehide', put)
      put()
    }
  }, [put])

  return {
    found,
    note: (values: Values) => {
      clearTimeout(waiting.current?.timer)
      waiting.current = { timer: setTimeout(put, pause), values }
    },
    drop: async () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      setFound(null)
      await dropDraft(db, key)
    },
  }
}
