import { useEffect, useRef, useState } from 'react'
import type { ValueOf } from '../../../contract/field'
import type { Resource } from '../../../contract/resource'
import { useHoldUpdates } from '../../pwa/update-guard'
import { draftOf } from './form-values'
import { useDraft } from './use-draft'

/** What has been entered of a noun so far. */
type Entered<R extends Resource> = { readonly [Name in keyof R['fields']]?: ValueOf<R['fields'][Name]> | null }

/**
 * The values of a sheet, kept on this device under `key` while they are entered: what was left there is laid over `start`, and `drop`
 * forgets it. Updates wait while something is entered.
 */
export function useKeptValues<R extends Resource>(resource: R, key: string, start: Entered<NoInfer<R>>) {
  const { found, note, drop } = useDraft(resource.name, key)
  const [values, setValues] = useState(start)
  const [isTouched, setTouched] = useState(false)
  const latest = useRef({ start, values: start })
  const show = (next: Entered<R>) => {
    latest.current = { ...latest.current, values: next }
    setValues(next)
    setTouched(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is laid over the sheet once, when it is found
  useEffect(() => {
    const { start: first, values: typed } = latest.current
    if (found && Object.keys(found).length > 0) show({ ...first, ...found, ...draftOf(resource, typed, first) })
  }, [found])
  useHoldUpdates(isTouched)
  const set = <Name extends keyof R['fields'] & string>(name: Name, value: Entered<R>[Name]) => {
    const next = { ...latest.current.values, [name]: value }
    show(next)
    note(draftOf(resource, next, latest.current.start))
  }
  return { values, set, drop }
}
