import { createHash } from 'node:crypto'
import { RetainedSample } from '../../src/areas/canteen/retained-sample'
import { blobPath, filesOf } from '../../src/contract/fields/file'
import type { Change, Settled } from '../../src/contract/sync/exchange'
import type { Op } from '../../src/contract/sync/op'
import { snapshotOf } from '../kit/device/snapshot'
import type { Caller } from '../kit/server/open-house'
import { postJson, signIn } from '../kit/server/post-json'
import { forEachOf } from './for-each-of'
import { people, type Seat, seatNames } from './people'
import type { Storm } from './storm'

/** One op as the server keeps it. `batch` is the moment of its transaction, the same for all it wrote. */
export type KeptOp = {
  readonly id: string
  readonly replica: string
  readonly user: string
  readonly n: number
  readonly noun: string
  readonly key: string
  readonly op: Op
  readonly outcome: string
  readonly settled: Settled
  readonly batch: string
}
export type Logged = { readonly seq: number; readonly noun: string; readonly id: string; readonly batch: string }
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly rev: number
  readonly gone: boolean
  readonly scope: string
}

/** A record hash as the server keeps it. */
export type Seal = {
  readonly op: string
  readonly replica: string
  readonly maker: string
  readonly prev: string | null
  readonly hash: string
  readonly matches: boolean
}

/** What the server knows after the storm, read past the product, and what it would give each person's new device. */
export type Evidence = {
  readonly ops: readonly KeptOp[]
  readonly log: readonly Logged[]
  readonly counter: number
  readonly records: readonly Row[]
  readonly sheets: readonly Row[]
  readonly conflicts: readonly Row[]
  readonly samples: readonly Row[]
  readonly seals: readonly Seal[]
  /** Hash of the bytes the server hands out for each picture of an accepted sample, by the hash it is asked for. */
  readonly pictures: Readonly<Record<string, string>>
  readonly copies: Readonly<Record<Seat, readonly Change[]>>
}

const opsOf = `select op_id as id, replica, user_id as "user", n::integer as n, noun, row_id as key, payload as op, outcome, settled, at::text as batch
  from sync_op where replica <> 'furniture' order by at, n`
const logOf = 'select seq::integer as seq, noun, row_id as id, at::text as batch from sync_change order by seq'
/** Both at one moment: whoever is still at work may add a change between two questions. */
const logAndCounter = `select (select seq::integer from sync_counter) as counter, coalesce((select json_agg(one) from (${logOf}) one), '[]') as log`

export const readRecords = ({ house }: Pick<Storm, 'house'>): Promise<Row[]> =>
  house.ask<Row>(`select *, to_char(date, 'YYYY-MM-DD') as date from attendance_record where date >= current_date - 3`)

/** The number of the last change. */
export async function readCounter({ house }: Pick<Storm, 'house'>): Promise<number> {
  const [counter] = await house.ask<{ seq: number }>('select seq::integer as seq from sync_counter')
  return counter?.seq ?? 0
}

/** What a new device of somebody would be given. */
async function copyOf(storm: Storm, name: Seat): Promise<Change[]> {
  const token = await signIn(storm.house.url, people[name].username)
  const call: Caller = async (address, body) => {
    const answered = await postJson<never>(storm.house.url, address.split(' ')[1] ?? '', body, { 'x-access-token': token })
    return { status: 200, ...answered }
  }
  return snapshotOf(call, `chaos-${name}-${Date.now()}`)
}

const sealsOf = 'select op_id as op, replica, maker, prev, hash, matches from record_seal order by place'

/** The hash of what a cook is handed out for each picture of the samples the storm has brought. */
async function readPictures({ house }: Storm, ops: readonly KeptOp[]): Promise<Record<string, string>> {
  const token = await signIn(house.url, people.kitchen.username)
  const found: Record<string, string> = {}
  for (const { key, op } of ops.filter(({ noun, outcome }) => noun === RetainedSample.name && outcome === 'applied')) {
    for (const sha of filesOf(RetainedSample.fields, op.patch)) {
      const answer = await fetch(`${house.url}${blobPath(sha)}?noun=${RetainedSample.name}&id=${key}`, {
        headers: { 'x-access-token': token },
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      found[sha] = answer.ok ? createHash('sha256').update(bytes).digest('hex') : `${answer.status} ${bytes.toString().slice(0, 100)}`
    }
  }
  return found
}

export async function readEvidence(storm: Storm): Promise<Evidence> {
  const { house } = storm
  const ops = await house.ask<KeptOp>(opsOf)
  const [changes] = await house.ask<Pick<Evidence, 'log' | 'counter'>>(logAndCounter)
  if (!changes) throw new Error('nothing counts changes')
  return {
    ops,
    ...changes,
    records: await readRecords(storm),
    sheets: await house.ask<Row>(`select * from attendance_sheet where date >= current_date - 3`),
    conflicts: await house.ask<Row>('select * from conflict'),
    samples: await house.ask<Row>('select * from retained_sample where date >= current_date - 3'),
    seals: await house.ask<Seal>(sealsOf),
    pictures: await readPictures(storm, ops),
    copies: await forEachOf(seatNames, (name) => copyOf(storm, name)),
  }
}
