import { Dexie, type ObservabilitySet } from 'dexie'
import { expect, test } from 'vitest'
import { type Question, type Read, read } from '../../../src/app/following/read'
import { readOn } from '../../../src/app/following/read-on'
import { touchedBy } from '../../../src/app/following/touched'
import { exchange } from '../../../src/app/offline/exchange/exchange'
import { makeRoom } from '../../../src/app/offline/exchange/make-room'
import type { ViewQuery } from '../../../src/app/offline/view/view'
import { type OwnEdits, readOwnEdits } from '../../../src/app/resource/own-edits'
import type { Ask } from '../../../src/contract/sync/exchange'
import { addDays } from '../../../src/contract/time'
import { Device, today } from '../../kit/device/device'
import type { Mishap } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { dice } from '../../kit/dice'
import { gardenCatalogue as catalogue } from '../../kit/product/garden-catalogue'

const days = [today, addDays(today, 1)]
const questions: readonly ViewQuery[] = [
  { noun: 'plant' },
  { noun: 'plant', by: today },
  { noun: 'plant', keys: ['plant3', 'plant12', 'plant40', 'plant99'] },
  { noun: 'stone' },
  { noun: 'conflict' },
]
const mishaps: Mishap[] = ['request-lost', 'reply-lost', 'twice', { status: 500 }]

/** An open list: reads on from change to change, as Dexie tells of them. */
class OpenList {
  private readonly question: Question<OwnEdits>
  private changes: ObservabilitySet[] = []
  private last: Read<OwnEdits> | undefined

  constructor({ db, time }: Device, asked: ViewQuery) {
    this.question = { db, catalogue, asked, beside: () => readOwnEdits(db, asked, time) }
  }

  readonly hear = (parts: ObservabilitySet) => {
    // As it comes from another window.
    this.changes.push(structuredClone(parts))
  }

  async look(): Promise<Read<OwnEdits>> {
    const touched = touchedBy(this.changes, this.question)
    this.changes = []
    if (!this.last) this.last = await read(this.question)
    else if (touched) this.last = await readOn(this.question, touched, this.last)
    return this.last
  }

  afresh = () => read(this.question)
}

async function act(device: Device, roll: (sides: number) => number): Promise<void> {
  const key = `plant${roll(70)}`
  const kind = roll(7)
  if (kind === 0) await device.adjust(key, 1 + roll(3))
  else if (kind === 1) await device.add(`${device.name}-${roll(100_000)}`, { day: days[roll(2)] })
  else if (kind === 2) await device.commit([{ noun: 'plant', key, verb: 'remove', patch: {} }])
  else if (kind === 3) await device.edit(key, { day: days[roll(2)] })
  else await device.edit(key, { note: `${roll(1000)}`, height: roll(20) })
}

function plantElsewhere(server: FakeServer, roll: (sides: number) => number): void {
  for (let times = roll(4) === 0 ? 60 : 1 + roll(3); times > 0; times--) {
    const key = `plant${roll(70)}`
    if (roll(6) === 0) server.remove('plant', key)
    else server.write('plant', key, { day: days[roll(2)], name: key, note: `${roll(1000)}`, height: roll(50) })
  }
}

/** Somebody else decides a change that is held. */
function decide(server: FakeServer): void {
  const open = [...server.state.rows.values()].find(({ noun, values }) => noun === 'conflict' && values.state === 'open')
  if (open) server.write('conflict', open.key, { state: 'resolved' })
}

async function garden(seed: number, check: (lists: readonly OpenList[]) => Promise<void>): Promise<void> {
  const roll = dice(seed)
  const server = new FakeServer()
  server.refuses = (op) => (op.patch.height === 13 ? 'field.large' : undefined)
  for (let at = 0; at < 70; at++) server.write('plant', `plant${at}`, { day: days[at % 2], name: `plant${at}`, height: 0 })
  for (let at = 0; at < 120; at++) server.write('stone', `stone${at}`, { day: today, name: `stone${at}` })
  const device = await Device.start(server)
  let saved = server.backup()
  let lists: OpenList[] = []
  const hear = (parts: ObservabilitySet) => {
    for (const list of lists) list.hear(parts)
  }
  const open = () => {
    lists = questions.map((asked) => new OpenList(device, asked))
  }
  // Also between the pages of a copy.
  const transport = async (ask: Ask) => {
    await check(lists)
    return device.network.transport(ask)
  }
  const sync = () => exchange({ ...device.line, transport }).catch((fault: unknown) => expect(fault).toHaveProperty('status'))
  open()
  Dexie.on.storagemutated.subscribe(hear)
  for (let step = 0; step < 40; step++) {
    server.page = [2, 60, 500][roll(3)] ?? 500
    device.network.judge = () => (roll(3) === 0 ? mishaps[roll(mishaps.length)] : undefined)
    const move = roll(21)
    if (move < 8) await act(device, roll)
    else if (move === 20) await makeRoom(device.db, true)
    else if (move < 10) plantElsewhere(server, roll)
    else if (move === 10) decide(server)
    else if (move < 16) await sync()
    else if (move === 16) await device.crash().then(open)
    else if (move === 17) server.scope = `scope-${roll(3)}`
    else if (move === 18) saved = server.backup()
    else server.restore(saved, `epoch-${seed}-${step}`)
    if (roll(3) > 0) await check(lists)
  }
  await check(lists)
  Dexie.on.storagemutated.unsubscribe(hear)
}

test.each(Array.from({ length: 8 }, (_, seed) => seed))(
  'an open list shows at every moment what one opened now would, storm %i',
  async (seed) => {
    await garden(seed, async (lists) => {
      for (const list of lists) {
        const [open, fresh] = [await list.look(), await list.afresh()]
        expect(open.rows).toEqual(fresh.rows)
        expect(open.isCopied).toBe(fresh.isCopied)
        expect(open.beside).toEqual(fresh.beside)
      }
    })
  },
)

test('an open list lets go of what an old copy held once that made room, though the new one has not come to it', async () => {
  const server = new FakeServer()
  for (let at = 0; at < 120; at++) server.write('plant', `plant${at}`, { day: today, name: `plant${at}` })
  for (const key of ['flint', 'jade', 'onyx']) server.write('stone', key, { day: today, name: key })
  const device = await Device.start(server)
  await device.sync()
  server.page = 1
  server.scope = 'scope-2'
  device.network.mishaps = [undefined, undefined, 'request-lost']
  await device.sync().catch(() => undefined)
  const list = new OpenList(device, { noun: 'plant' })
  expect((await list.look()).rows).toHaveLength(120)
  Dexie.on.storagemutated.subscribe(list.hear)
  await makeRoom(device.db, true)
  Dexie.on.storagemutated.unsubscribe(list.hear)
  expect(await list.look()).toMatchObject({ rows: [], isCopied: false })
})
