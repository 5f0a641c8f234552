import { type FieldVersions, same } from '../../../src/contract/sync/merge'
import type { Op } from '../../../src/contract/sync/op'
import type { Stored } from '../../../src/server/resource/values'
import type { Bugs } from './bugs'
import { type MemoryStaging, nameOf } from './memory-staging'

type Done = {
  readonly staging: MemoryStaging
  readonly replica: string
  readonly op: Op
  readonly before: Stored | undefined
  readonly held: readonly string[]
}

/** The planted bugs about whose a value is: versions are given to whom they do not belong. */
export async function misplaceVersions(bugs: Bugs, { staging, replica, op, before, held }: Done): Promise<void> {
  const stored = staging.layer.get(nameOf(op.noun, op.key))?.stored ?? before
  if (!stored || stored.gone || op.noun !== 'paper') return
  const equal = bugs.has('equal-takes-ownership') ? Object.keys(op.patch).filter((field) => same(before?.[field], op.patch[field])) : []
  const added = bugs.has('adjust-takes-ownership') && op.verb === 'adjust' ? Object.keys(op.patch) : []
  const taken = [...equal, ...added].filter((field) => !held.includes(field))
  const said = Object.keys(op.patch).filter(
    (field) => before && !before.gone && op.verb !== 'adjust' && same(before[field], op.patch[field]),
  )
  const forgotten = bugs.has('equal-leaves-no-trace') ? said : []
  if (taken.length + forgotten.length === 0) return
  const old = (before?.versions ?? {}) as FieldVersions
  const versions = {
    ...(stored.versions as FieldVersions),
    ...Object.fromEntries(taken.map((field) => [field, { rev: stored.rev, by: replica }])),
    ...Object.fromEntries(forgotten.flatMap((field) => (old[field] ? [[field, old[field]]] : []))),
  }
  await staging.stage(op.noun, op.key, { ...stored, versions })
}
