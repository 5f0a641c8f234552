import { useState } from 'react'
import { mostAlike } from '../../../../contract/query'
import type { Resource } from '../../../../contract/resource'
import { useLanguage } from '../../../language/language'
import { call } from '../../../wire/call'
import { explain } from '../../../wire/explain'
import { nounKeys } from '../../noun-keys'
import { queries } from '../../queries'
import type { ViewRow } from '../../row'
import { type Bulk, inGroups } from './bulk-plan'

/** How far a change of many rows has come. `stopped`: groups of rows of which nothing was done, with the reason. */
export type Progress = {
  readonly done: number
  readonly of: number
  readonly stopped: readonly { readonly count: number; readonly why: string }[]
}

/** Changes rows alike: up to 200 as one, all or none of them; more in groups of as many, of which one that stops does not stop the others. */
export function useBulk(resource: Resource) {
  const language = useLanguage((state) => state.language)
  const [progress, setProgress] = useState<Progress>()
  const [busy, setBusy] = useState(false)
  const run = async (bulk: Bulk, rows: readonly ViewRow[]): Promise<Progress> => {
    const patch = 'move' in bulk ? {} : { [bulk.field]: bulk.value }
    let now: Progress = { done: 0, of: rows.length, stopped: [] }
    setProgress(now)
    setBusy(true)
    for (const group of inGroups(rows, mostAlike)) {
      try {
        const body = { verb: bulk.verb, patch, rows: group.map(({ id, rev }) => ({ id, rev })) }
        await call('POST', `${resource.path}/changeBatch`, { body })
        now = { ...now, done: now.done + group.length }
      } catch (error) {
        now = { ...now, stopped: [...now.stopped, { count: group.length, why: explain(error, language) }] }
      }
      setProgress(now)
    }
    setBusy(false)
    void queries.invalidateQueries({ queryKey: nounKeys.all(resource.name) })
    return now
  }
  return { progress, busy, run }
}
