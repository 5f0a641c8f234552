import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { isParked } from '../../../src/app/offline/outbox/stored'
import type { Row } from '../../../src/contract/resource'
import { protocol, type Settled } from '../../../src/contract/sync/exchange'
import { same } from '../../../src/contract/sync/merge'
import type { Op } from '../../../src/contract/sync/op'
import type { OpenHouse } from '../../kit/server/open-house'
import type { PersonRig } from './person-rig'
import { counterKey, ownKey, type Storm } from './storm'

type Logged = {
  readonly op_id: string
  readonly replica: string
  readonly outcome: string
  readonly payload: Op
  readonly settled: Settled
}

async function readLog({ engine }: OpenHouse, ids: readonly string[]): Promise<Map<string, Logged>> {
  const { rows } =
    await sql<Logged>`select op_id, replica, outcome, payload, settled from sync_op where op_id = any(${ids}::text[])`.execute(
      engine.databases.owner,
    )
  return new Map(rows.map((row) => [row.op_id, row]))
}

/** [I3] Everything within a person's reach, as a device that has nothing would fetch it. */
async function readAll({ call }: PersonRig): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  let ask: object = { protocol, epoch: null, replica: `reader-${Math.random().toString(36).slice(2)}`, since: null, scope: null, ops: [] }
  for (let more = true; more; ) {
    const answered = await call('POST /sync', ask)
    const result: { changes: { noun: string; id: string; row: Row | null }[]; place: unknown; more: boolean } = answered.result
    for (const { noun, id, row } of result.changes) if (row) rows.set(`${noun}:${id}`, row)
    ask = { ...ask, place: result.place }
    more = result.more
  }
  return rows
}

/** [I1][I5] Every edit that was reported as saved is done with, or parked in sight; nothing waits that could go. */
async function judgeEdits(person: PersonRig, log: ReadonlyMap<string, Logged>): Promise<void> {
  const { db } = person.engine
  const fares = new Map((await db.standing.toArray()).map((fare) => [fare.id, fare]))
  const ops = await db.ops.orderBy('n').toArray()
  const parked = ops.filter((op) => isParked(fares.get(op.id)))
  const stuck = new Set(parked.map((op) => op.entity))
  const waiting = ops.filter((op) => !parked.includes(op) && !stuck.has(op.entity))
  expect(
    waiting.map((op) => [op.entity, fares.get(op.id)]),
    `${person.username} [I5]`,
  ).toEqual([])
  const kept = new Set([...ops.map((op) => op.id), ...(await db.done.toCollection().primaryKeys())])
  expect(
    [...person.told.keys()].filter((id) => !kept.has(id)),
    `${person.username} [I1]`,
  ).toEqual([])
  const done = [...person.told.keys()].filter((id) => !ops.some((op) => op.id === id))
  expect(
    done.filter((id) => !['applied', 'conflict'].includes(log.get(id)?.outcome ?? '')),
    `${person.username} [I1] on the server`,
  ).toEqual([])
  if (person.saysAllSent()) expect(ops, `${person.username} [I16]`).toEqual([])
}

async function judgeRows(person: PersonRig): Promise<void> {
  const mine = new Map((await person.engine.db.rows.toArray()).map(({ noun, id, row }) => [`${noun}:${id}`, row]))
  const all = await readAll(person)
  expect([...mine.keys()].sort(), `${person.username} [I3]`).toEqual([...all.keys()].sort())
  for (const [entity, row] of all) expect(mine.get(entity), `${person.username} [I3] ${entity}`).toEqual(row)
}

type Placed = Pick<Logged, 'settled' | 'payload'>

/** Ops that changed nothing share the version they found: whoever made it was committed before them. The database answers in any order. */
const byCommit = (one: Placed, two: Placed) =>
  one.settled.rev - two.settled.rev || one.settled.seq - two.settled.seq || one.payload.n - two.payload.n

/** Ops with an effect, by the versions they made. */
const inOrder = (log: ReadonlyMap<string, Logged>) => [...log.values()].filter((one) => one.settled.seq > 0).sort(byCommit)

/** [I4] For one replica and one row, effects happened in the order of the edits. */
function judgeOrder(log: ReadonlyMap<string, Logged>): void {
  const last = new Map<string, number>()
  for (const { replica, payload, settled, op_id } of inOrder(log).sort((one, two) => one.payload.n - two.payload.n)) {
    const place = `${replica} ${payload.noun} ${payload.key}`
    expect(settled.rev, `[I4] ${op_id}`).toBeGreaterThanOrEqual(last.get(place) ?? 0)
    last.set(place, settled.rev)
  }
}

/** [I2][I8] The counter is the sum of what was accepted, and has changed once for each addition. */
function judgeCounter(log: ReadonlyMap<string, Logged>, row: Row | undefined, key: string): void {
  const added = [...log.values()].filter(
    ({ payload, outcome }) => payload.key === key && payload.verb === 'adjust' && outcome === 'applied',
  )
  expect(row?.pages, '[I8]').toBe(added.reduce((sum, { payload }) => sum + Number(payload.patch.pages), 0))
  expect(row?.rev, '[I2]').toBe(1 + added.length)
}

/** [I11] Whoever replaced somebody else's title had seen it, unless a person decided. Across a restore versions do not compare. */
function judgeOverwrites(log: ReadonlyMap<string, Logged>, decided: ReadonlySet<string>): void {
  const last = new Map<string, { replica: string; rev: number; title: unknown }>()
  for (const {
    replica,
    payload: { key, noun, verb, patch, trunk },
    settled,
    op_id,
  } of inOrder(log)) {
    if (noun !== 'paper' || decided.has(key)) continue
    if (verb === 'remove' && !settled.held?.length) last.delete(key)
    if (!('title' in patch) || settled.held?.includes('title')) continue
    const before = last.get(key)
    if (before && !same(before.title, patch.title))
      expect(before.replica === replica || trunk >= before.rev, `[I11] ${op_id} on ${key}`).toBe(true)
    if (!before || !same(before.title, patch.title)) last.set(key, { replica, rev: settled.rev, title: patch.title })
  }
}

/** [I7] Every held field stands in a conflict with both values. */
function judgeHeld(log: ReadonlyMap<string, Logged>, all: ReadonlyMap<string, Row>): void {
  for (const { op_id, settled } of log.values()) {
    const conflict = all.get(`conflict:${op_id}`)
    for (const field of settled.held ?? [])
      for (const part of ['mine', 'theirs']) expect(JSON.parse(String(conflict?.[part])), `[I7] ${op_id}`).toHaveProperty([field])
  }
}

/** [I6] Every picture a row names is on the server, and is the one that was taken. */
async function judgePictures({ engine }: OpenHouse, all: ReadonlyMap<string, Row>): Promise<void> {
  for (const { id, pictures } of all.values())
    for (const sha of Array.isArray(pictures) ? pictures.map(String) : []) {
      const bytes = (await engine.files.get(1, sha)) ?? Buffer.alloc(0)
      expect(createHash('sha256').update(bytes).digest('hex'), `[I6] ${id}`).toBe(sha)
    }
}

export async function judge(storm: Storm): Promise<void> {
  const ids = storm.people.flatMap((person) => [...person.told.keys()])
  const log = await readLog(storm.house, ids)
  for (const person of storm.people) {
    await judgeEdits(person, log)
    await judgeRows(person)
    expect((await person.see('paper', ownKey(storm, person)))?.title, '[I10]').toMatch(/^(own|mine)/)
  }
  const boss = storm.people.find((person) => person.username === 'boss')
  const all = boss ? await readAll(boss) : new Map<string, Row>()
  judgeOrder(log)
  judgeHeld(log, all)
  await judgePictures(storm.house, all)
  judgeCounter(log, all.get(`paper:${counterKey(storm)}`), counterKey(storm))
  const decided = new Set(
    [...all.values()].filter((row) => row.state === 'resolved' && row.choice !== 'keep').map((row) => String(row.rowId)),
  )
  if (storm.restores === 0) judgeOverwrites(log, decided)
}
