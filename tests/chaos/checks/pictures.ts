import { RetainedSample } from '../../../src/areas/canteen/retained-sample'
import { filesOf } from '../../../src/contract/fields/file'
import type { KeptOp } from '../evidence'
import { seatNames } from '../people'
import type { Case, Check } from './case'
import { seatOf } from './restores'
import { ownOps, trace, words } from './trace'

const { fields, name: noun } = RetainedSample

/** Samples of this storm that the server has accepted. */
const accepted = (found: Case): KeptOp[] =>
  found.evidence.ops.filter((one) => one.noun === noun && one.outcome === 'applied' && seatOf(found, one.replica))

/** [I6] What the server hands out for each picture of an accepted sample has the hash the sample names. */
export const samePictures: Check = (found) =>
  accepted(found).flatMap(({ id, op }) =>
    filesOf(fields, op.patch).flatMap((sha) => {
      const served = found.evidence.pictures[sha]
      return served === sha ? [] : [`${id} names ${sha}, and the server hands out ${served ?? 'nothing'}`]
    }),
  )

/** [I6] The photographs of a sample are those its form showed when it was saved, and the row has them. */
export const shownPictures: Check = (found) =>
  seatNames.flatMap((seat) =>
    trace(found, seat).flatMap(({ told, op }) => {
      if (told.noun !== noun || !op) return []
      const row = found.evidence.samples.find((one) => one.id === op.key)
      const isKept = op.kept?.outcome === 'applied'
      const shown = String(told.pictures)
      const wrong = [
        ...(String(op.patch.photos) === shown ? [] : [`showed ${shown}, kept ${String(op.patch.photos)}`]),
        ...(isKept && String(row?.photos) !== shown ? [`the row holds ${String(row?.photos)}`] : []),
        ...(isKept && row?.sampler_sign !== op.patch.samplerSign ? [`the row is signed ${String(row?.sampler_sign)}`] : []),
      ]
      return wrong.map((one) => `${words(told)}: ${one} (${op.id})`)
    }),
  )

/** [I6] At no time did a record name a picture that was not there. */
export const noOrphans: Check = ({ storm }) => [...storm.log.orphans].map((what) => `a sample named a picture that was not there: ${what}`)

/** [I6][E16] The record hashes of a device fit what they seal, and hang together without a gap or a fork. */
export const unbroken: Check = (found) =>
  seatNames.flatMap((seat) => {
    const { replica } = found.rests[seat].dump
    const seals = found.evidence.seals.filter((one) => one.replica === replica && one.maker === 'device')
    const waiting = ownOps(found, seat).flatMap(({ kept, seal }) => (kept?.outcome !== 'applied' && seal ? [seal] : []))
    const known = new Set([...seals, ...waiting].map(({ hash }) => hash))
    const sealed = new Set(seals.map((one) => one.op))
    const heads = seals.filter(({ prev }) => prev === null || !known.has(prev))
    const forks = seals.filter(({ prev }, at) => seals.findIndex((one) => one.prev === prev) !== at)
    return [
      ...seals.filter(({ matches }) => !matches).map(({ op }) => `${seat}: the hash of ${op} does not fit it`),
      ...heads.filter(({ prev }) => prev !== null).map(({ op }) => `${seat}: ${op} follows a record that nobody knows`),
      ...forks.map(({ op, prev }) => `${seat}: ${op} and another record both follow ${prev}`),
      ...accepted(found)
        .filter((one) => one.replica === replica && !sealed.has(one.id))
        .map(({ id }) => `${seat}: ${id} was accepted without its hash`),
    ]
  })

/** [I12] Whoever leaves a device leaves nothing readable behind. */
export const nothingLeft: Check = ({ storm }) => storm.log.leaks
