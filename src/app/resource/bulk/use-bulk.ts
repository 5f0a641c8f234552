import { useRef, useState } from 'react'
import { mostAlike } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { edit, type Intent, move, remove } from '../../../contract/sync/intent'
import { atomic } from '../../offline/outbox/atomic'
import { useCommit } from '../../offline/outbox/use-commit'
import { call } from '../../wire/call'
import { useSave } from '../form/use-save'
import { nounKeys } from '../noun-keys'
import { queries } from '../queries'
import type { ViewRow } from '../row'
import { type BulkAct, type BulkChange, inGroups } from './bulk-plan'

/** Rows that were done together and of which nothing came, and what they were refused with. */
export type Stopped = { readonly rows: readonly ViewRow[]; readonly error: unknown }

/** How far it has come: rows that were tried, of how many, and what stopped. One that has ended with fewer than all was told to stop. */
export type Progress = { readonly tried: number; readonly of: number; readonly stopped: readonly Stopped[] }

/** How many rows of what stopped. */
export const countStopped = ({ stopped }: Progress): number => stopped.reduce((count, { rows }) => count + rows.length, 0)

/** Whether all of them were done. */
export const isWhole = ({ tried, of, stopped }: Progress): boolean => tried === of && stopped.length === 0

/** Ids of those that were done. */
export const idsDone = (rows: readonly ViewRow[], { tried, stopped }: Progress): string[] => {
  const left = new Set(stopped.flatMap((one) => one.rows.map(({ id }) => id)))
  return rows.slice(0, tried).flatMap(({ id }) => (left.has(id) ? [] : [id]))
}

const isQueued = ({ offline }: Resource, act: BulkAct): boolean =>
  offline.mode === 'write' && (act.kind !== 'move' || act.move.offline === true)

function intentOf(resource: Resource, act: BulkAct, row: ViewRow): Intent {
  if (act.kind === 'remove') return remove(resource, row.id)
  if (act.kind === 'move') return move(resource, row.id, act.verb, act.patch ?? {}, { seen: row })
  return edit(resource, row.id, { [act.field]: act.value }, { seen: row })
}

/** Each row goes with the version it was previewed with. */
const changeOf = (act: BulkChange, rows: readonly ViewRow[]) => ({
  verb: act.kind === 'move' ? act.verb : 'edit',
  patch: act.kind === 'move' ? (act.patch ?? {}) : { [act.field]: act.value },
  rows: rows.map(({ id, rev }) => ({ id, rev })),
})

/**
 * Does the same with several rows: up to 200 all or none, more in groups of as many, of which one that stops does not stop the others. What may
 * be edited without network goes through the outbox; everything else is done by the server at once. `stop`: no further group is begun; the one
 * that is on its way is done or not as a whole.
 */
export function useBulk(resource: Resource) {
  const commit = useCommit()
  const save = useSave(resource)
  const [progress, setProgress] = useState<Progress>()
  const [isBusy, setBusy] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const isUnwanted = useRef(false)
  const together = async (act: BulkAct, rows: readonly ViewRow[]): Promise<unknown> => {
    if (isQueued(resource, act)) return commit(atomic(rows.map((row) => intentOf(resource, act, row))))
    if (act.kind === 'remove') return save.remove(rows.map(({ id }) => id))
    return call('POST', `${resource.path}/changeBatch`, { body: changeOf(act, rows) })
  }
  const run = async (act: BulkAct, rows: readonly ViewRow[]): Promise<Progress> => {
    let now: Progress = { tried: 0, of: rows.length, stopped: [] }
    setProgress(now)
    setBusy(true)
    setStopping(false)
    isUnwanted.current = false
    for (const group of inGroups(rows, mostAlike)) {
      if (isUnwanted.current) break
      const stopped = await together(act, group).then(
        () => [],
        (error: unknown) => [{ rows: group, error }],
      )
      now = { ...now, tried: now.tried + group.length, stopped: [...now.stopped, ...stopped] }
      setProgress(now)
    }
    setBusy(false)
    void queries.invalidateQueries({ queryKey: nounKeys.all(resource.name) })
    return now
  }
  const stop = () => {
    isUnwanted.current = true
    setStopping(true)
  }
  return { progress, isBusy, isStopping, run, stop }
}

export type BulkDoing = ReturnType<typeof useBulk>
