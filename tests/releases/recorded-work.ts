import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import type { Engine } from '../../src/app/offline/engine'
import type { AnyIntent } from '../../src/app/offline/outbox/intent'
import type { View } from '../../src/app/offline/view/view'
import { recordKey, sheetKey } from '../../src/areas/attendance/keys'
import type { Op } from '../../src/contract/sync/op'
import { samplePicture } from '../kit/sample-picture'
import type { DeviceSide } from './device-side'
import { seen, type Tablet } from './tablet'

/** A device in somebody's hand while a release runs on it. */
export type Hand = { readonly release: DeviceSide; readonly tablet: Tablet; readonly engine: Engine }
/** What its person does: first with network, then without, until the device lies in a drawer. */
export type Work = {
  readonly username: string
  readonly online: (hand: Hand) => Promise<unknown>
  /** What the server takes and its answer to which the device never hears. */
  readonly unheard?: (hand: Hand) => Promise<readonly Op[]>
  readonly offline: (hand: Hand) => Promise<unknown>
}

const rows = ({ release, engine }: Hand, noun: string): Promise<View[]> => seen(release, engine, noun)
const nothing = async () => undefined
const draft = (hand: Hand, key: string, values: object) =>
  hand.release.saveDraft(hand.engine.db, { key, values: { ...values }, updatedAt: hand.tablet.clock.time, v: 1 })

async function roll(hand: Hand) {
  const classId = 'class.x1'
  const all = (await rows(hand, 'child')).sort((one, two) => one.id.localeCompare(two.id))
  const children = all.filter((child) => child.classId === classId)
  const date = hand.tablet.now().slice(0, 10)
  const mark = (at: number, patch: object, verb = 'add'): AnyIntent => {
    const childId = String(children[at]?.id)
    const key = recordKey({ date, childId })
    return { noun: 'attendance-record', key, verb, patch: verb === 'add' ? { childId, date, classId, ...patch } : { ...patch } }
  }
  return { mark, children, classId, date }
}

/** The roll of a class: told, refused, held, changed, taken back, submitted; and a leave asked for next week. */
const teacher: Work = {
  username: 'teacher',
  async online(hand) {
    const { mark } = await roll(hand)
    await hand.engine.commit([mark(0, { status: 'P' })])
    const late = { childId: 'nobody', date: '2026-03-09', classId: 'class.x1', status: 'P' }
    await hand.engine.commit([{ noun: 'attendance-record', key: '2026-03-09.nobody', verb: 'add', patch: late }])
  },
  async unheard(hand) {
    const { mark } = await roll(hand)
    return hand.engine.commit([mark(7, { status: 'P' })])
  },
  async offline(hand) {
    const { mark, children, classId, date } = await roll(hand)
    const { commit } = hand.engine
    await commit([2, 3, 4, 5].map((at) => mark(at, { status: 'P' })))
    await commit([mark(3, { status: 'L', inTime: '09:10' }, 'edit')])
    await commit([mark(4, {}, 'remove')])
    await commit([mark(4, { status: 'P' })])
    await commit([mark(1, { status: 'P' })])
    await commit([mark(6, { status: 'S', cause: '01' })])
    const leave = { childId: children[7]?.id, fromDate: '2026-03-09', toDate: '2026-03-10', type: 'S', cause: '01' }
    const key = uuidv7()
    await commit([{ noun: 'leave-request', key, verb: 'add', patch: leave }])
    await commit([{ noun: 'leave-request', key, verb: 'edit', patch: { note: '复诊' } }])
    const deps = [mark(2, {}), mark(3, {}), mark(6, {})].map((one) => `${one.noun}:${one.key}`)
    await commit([{ noun: 'attendance-sheet', key: sheetKey({ date, classId }), verb: 'submit', patch: {}, deps }])
    await draft(hand, 'leave-request/new', { childId: children[1]?.id, cause: '01' })
  },
}

/** Marks a child of the teacher's before she does, so that hers of it is held; hers of another is held, which she decides without network; then goes on with traces. */
const doctor: Work = {
  username: 'doctor',
  async online(hand) {
    const { mark } = await roll(hand)
    await hand.engine.commit([mark(1, { status: 'S', cause: '01' }), mark(0, { status: 'S', cause: '01' })])
  },
  async offline(hand) {
    const [held] = await rows(hand, 'conflict')
    await hand.engine.commit([{ noun: 'conflict', key: String(held?.id), verb: 'resolve', patch: { choice: 'keep' } }])
    const open = (await rows(hand, 'absence-trace')).filter(({ status }) => status === 'OPEN')
    const { commit } = hand.engine
    const contactLog = [{ at: hand.tablet.now(), by: '王医生', method: 'phone', result: '低热，在家休息' }]
    const [first, second] = open
    if (!first || !second) throw new Error('nobody is away in this house')
    await commit([{ noun: 'absence-trace', key: first.id, verb: 'follow', patch: { cause: '01', contactLog } }])
    await commit([{ noun: 'absence-trace', key: first.id, verb: 'edit', patch: { temp: 37.5, seenDoctor: true } }])
    await commit([{ noun: 'absence-trace', key: second.id, verb: 'edit', patch: { hospital: '区妇幼保健院' } }])
    await draft(hand, `absence-trace/${first.id}`, { diagnosis: '上呼吸道感染' })
  },
}

/** A photograph of noise: small, and unlike any other. */
const photograph = (): Promise<Buffer> =>
  sharp(randomBytes(200 * 150 * 3), { raw: { width: 200, height: 150, channels: 3 } })
    .jpeg({ quality: 50 })
    .toBuffer()

async function sample(hand: Hand, n: number): Promise<AnyIntent> {
  const { release, engine, tablet } = hand
  const [dishes, fridges, staff] = [await rows(hand, 'dish'), await rows(hand, 'sample-fridge'), await rows(hand, 'staff')]
  const keep = (bytes: Buffer, mime: 'image/jpeg' | 'image/png') =>
    release.keepFile(engine.db, new Uint8Array(bytes).buffer, mime, tablet.clock.time)
  const patch = {
    date: tablet.now().slice(0, 10),
    mealType: 'L',
    dishId: dishes[n]?.id,
    batch: 9,
    weightG: 130,
    sampleTime: tablet.now(),
    container: 'steel',
    fridgeId: fridges[0]?.id,
    slotNo: `U${n}`,
    fridgeTempAtIn: 4,
    samplerId: staff.find(({ userId }) => userId === tablet.person.id)?.id ?? staff[0]?.id,
    photos: [await keep(await photograph(), 'image/jpeg')],
    samplerSign: await keep(samplePicture(n).bytes, 'image/png'),
  }
  return { noun: 'retained-sample', key: uuidv7(), verb: 'add', patch }
}

/** Samples with photographs and signatures, of which one is on the server already and is corrected, and one is void; a reading, and a dish without a sample. */
const cook: Work = {
  username: 'cook',
  async online(hand) {
    await hand.engine.commit([await sample(hand, 0)])
    await hand.engine.commit([await sample(hand, 1)])
  },
  async offline(hand) {
    const { commit } = hand.engine
    const own = (await rows(hand, 'retained-sample')).filter(({ batch }) => batch === 9)
    const [first, second] = own
    if (!first || !second) throw new Error('no sample of this morning is there')
    await commit([{ noun: 'retained-sample', key: first.id, verb: 'amend', patch: { weightG: 150, reason: '重新称量' } }])
    await commit([{ noun: 'retained-sample', key: second.id, verb: 'void', patch: { reason: '记错菜品' } }])
    const third = await sample(hand, 2)
    const { fridgeId, dishId: _, ...rest } = third.patch
    const temp = { fridgeId, readTime: hand.tablet.now(), temp: 4, source: 'manual' }
    await commit([third, { noun: 'fridge-temp', key: uuidv7(), verb: 'add', patch: temp, deps: [`retained-sample:${third.key}`] }])
    const dishes = await rows(hand, 'dish')
    const without = { date: rest.date, mealType: 'L', dishId: dishes[5]?.id, cause: 'notServed' }
    await commit([{ noun: 'sample-exception', key: uuidv7(), verb: 'add', patch: without }])
    await draft(hand, 'sample-exception/new', { note: '缺货' })
  },
}

/** Only reads; her device is a copy. */
const principal: Work = { username: 'principal', online: nothing, offline: nothing }

export const works: readonly Work[] = [teacher, doctor, cook, principal]
