import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { putAway } from '../../../src/app/encrypted/put-away'
import { readyWork } from '../../../src/app/encrypted/ready-work'
import { sweep } from '../../../src/app/encrypted/sweep'
import { keepFile } from '../../../src/app/files/keep-file'
import { speak } from '../../../src/app/language/language'
import { setPin } from '../../../src/app/lock/lock'
import { comeBack, lockNow } from '../../../src/app/lock/lock-session'
import { rememberPins } from '../../../src/app/lock/pin-hint'
import { withDeviceDb } from '../../../src/app/offline/device-db'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import { saveDraft } from '../../../src/app/offline/outbox/draft'
import { openPersonDb, type PersonDb } from '../../../src/app/offline/person-db'
import { isAllSent } from '../../../src/app/offline/status'
import { connectSession } from '../../../src/app/session/connect-session'
import { announceEngine } from '../../../src/app/session/current-engine'
import { ownCalls } from '../../../src/app/session/own-calls'
import { enter, leaveSession, rememberPermissions } from '../../../src/app/session/session'
import { call } from '../../../src/app/wire/call'
import { monday, today } from '../../kit/device/device'
import { stubCaches } from '../../kit/device/fake-caches'
import { FakeBrowser } from '../../kit/device/fake-world'
import { readableDevice, textsIn } from '../../kit/device/readable-device'
import { gardenCatalogue as catalogue } from '../../kit/product/garden-catalogue'
import { samplePicture } from '../../kit/sample-picture'
import { encryptionKey, openKey } from '../../kit/server/sealing-house'
import { soon } from '../../kit/soon'

let people = 0
let person = { id: 'u0', username: 'zhang', realname: '张老师' }
const base = () => `kg_1_${person.id}`
const found = { menu: [{ id: '1', path: '/a', meta: { title: 'A' } }], auth: [], allAuth: [] }
const reload = vi.fn()
const picture = samplePicture(3)
let caches: Map<string, string>
let running: Engine | undefined

const answer = (status: number, more: object) =>
  new Response(JSON.stringify({ success: status === 200, code: status, message: '', result: null, ...more }), { status })

/** The server as it answers whoever is signed in as `user`: nobody when that is undefined. */
function serve(user: string | undefined): void {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!user) return answer(401, { error: 'session.expired' })
    const key = String(address).includes('/sync/box-key') && openKey(JSON.parse(String(body)).wrapped, user)
    return key ? answer(200, { result: { key: key.toString('base64') } }) : answer(200, { success: false, error: 'unsent.sealed' })
  })
}
const unplug = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

/** The engine as the app starts it for whoever is in. */
async function start(): Promise<Engine> {
  const readied = readyWork(ownCalls('1', person.id))
  const world = new FakeBrowser(monday).window()
  running = await createEngine({
    catalogue,
    tenant: '1',
    user: person.id,
    transport: () => Promise.reject({ status: 0 }),
    ...world,
    readied,
  })
  announceEngine(running)
  return running
}

async function signIn(): Promise<void> {
  await enter('abc', person, '1')
  rememberPermissions(found, person)
}

const knowKey = (house: string | undefined) =>
  withDeviceDb(async ({ meta }) => {
    await meta.put({ k: 'house-key/1', value: JSON.stringify(encryptionKey) })
    if (house) await meta.put({ k: `proven-key/1/${person.id}`, value: house })
    else await meta.delete(`proven-key/1/${person.id}`)
  })

const row = { id: 'ill', rev: 1, scope: 'all', createBy: 'x', createTime: '', updateBy: null, updateTime: null, note: 'mumps' }

/** A morning's work: a copy, edits, one of them refused, a picture, a form half filled. Answers everything it says. */
async function work({ db, commit }: Engine): Promise<string[]> {
  await db.rows.put({ noun: 'plant', id: 'ill', by: today, gen: 1, seq: 1, era: '', row })
  const sha = await keepFile(db, new Uint8Array(picture.bytes).buffer, 'image/png', monday)
  await commit([{ noun: 'plant', key: 'lily-of-the-valley', verb: 'add', patch: { day: today, name: 'fever-of-lily', photos: [sha] } }])
  const [op] = await commit([{ noun: 'plant', key: 'ivy-on-the-wall', verb: 'add', patch: { day: today, name: 'rash-of-ivy' } }])
  await db.standing.put({
    id: op?.id ?? '',
    entity: 'plant:ivy-on-the-wall',
    fate: 'rejected',
    since: 0,
    values: { why: 'because-of-rash' },
  })
  await saveDraft(db, { key: 'plant/new', values: { name: 'cough-of-fern' }, updatedAt: 1, v: 1 })
  const said = (await everything(db)).flat().flatMap(textsIn)
  return ['mumps', ...said.filter((text) => !['plant', 'add', 'test', 'local', 'image/png', 'rejected'].includes(text))]
}
const everything = (db: PersonDb) =>
  Promise.all([db.ops.toArray(), db.standing.toArray(), db.drafts.toArray(), db.blobs.toArray()] as Promise<object[]>[])

/** A morning's work, and the app closed. Answers what it says, and what lies on the device. */
async function closedAfterWork() {
  const engine = await start()
  const said = await work(engine)
  const before = await everything(engine.db)
  announceEngine(undefined)
  await engine.stop()
  return { said, before }
}

async function look<T>(at: (db: PersonDb) => Promise<T>): Promise<T> {
  const db = await openPersonDb(base())
  try {
    return await at(db)
  } finally {
    db.close()
  }
}
const isSealed = () =>
  soon(() => look(async (db) => expect([await db.ops.count(), await db.drafts.count(), await db.blobs.count()]).toEqual([0, 0, 0])))
const findsNothing = async (said: readonly string[]) => {
  const readable = await readableDevice(caches)
  expect(said.filter((text) => readable.includes(text))).toEqual([])
}

beforeEach(async () => {
  person = { ...person, id: `u${++people}` }
  speak('zh-CN')
  vi.stubGlobal('location', { ...window.location, reload })
  reload.mockClear()
  caches = stubCaches()
  unplug()
  connectSession()
  localStorage.clear()
  useToasts.setState({ toasts: [] })
  await knowKey(encryptionKey.id)
  await signIn()
})
afterEach(async () => {
  vi.restoreAllMocks()
  announceEngine(undefined)
  await running?.stop()
  leaveSession()
  vi.unstubAllGlobals()
})

test('[C21] after the server ended a sign-in nothing of the unsent work can be read on the device, and its person’s next brings it back', async () => {
  const engine = await start()
  const said = await work(engine)
  expect(said.length).toBeGreaterThan(8)
  const readable = await readableDevice(caches)
  expect(said.filter((text) => !readable.includes(text))).toEqual([])
  const before = await everything(engine.db)
  serve(undefined)
  await expect(call('GET', '/anything')).rejects.toMatchObject({ status: 401 })
  await soon(() => expect(reload).toHaveBeenCalledTimes(1))
  await findsNothing(said)
  await signIn()
  serve(person.id)
  const again = await start()
  expect(await everything(again.db)).toEqual(before)
  await soon(() => expect(again.status.getState()).toMatchObject({ waiting: 1, parked: 1 }))
})

test('whichever way somebody leaves, their work is sealed: not only when they are told to', async () => {
  const { said } = await closedAfterWork()
  leaveSession()
  await isSealed()
  await soon(() => findsNothing(said))
})

test('[C25] what a killed browser has left half sealed is sealed with the rest, and comes back whole', async () => {
  const { said, before } = await closedAfterWork()
  let steps = 3
  await putAway({ tenant: '1', user: person.id }, () => steps-- > 0)
  expect(await look(async (db) => [(await db.boxes.count()) > 0, (await db.ops.count()) > 0])).toEqual([true, true])
  leaveSession()
  await isSealed()
  await soon(() => findsNothing(said))
  await signIn()
  serve(person.id)
  expect(await everything((await start()).db)).toEqual(before)
})

test('whoever has locked the device with a PIN comes back without network to all of their work', async () => {
  const engine = await start()
  await work(engine)
  const before = await everything(engine.db)
  rememberPins()
  await setPin({ person, tenant: '1' }, '482915', Date.now())
  announceEngine(undefined)
  await engine.stop()
  expect(await lockNow()).toBe(true)
  await sweep()
  expect(await comeBack(`1/${person.id}`, '482915')).toHaveProperty('signIn')
  expect(await everything((await start()).db)).toEqual(before)
})

test('a device that knows no key the server opens keeps work as it always did, and still wipes what was copied', async () => {
  const { before } = await closedAfterWork()
  await knowKey(undefined)
  leaveSession()
  await soon(() => look(async (db) => expect(await db.rows.count()).toBe(0)))
  expect(await look(everything)).toEqual(before)
  await knowKey('0'.repeat(32))
  await sweep()
  expect(await look(everything)).toEqual(before)
})

test('without network right after the sign-in the work stays sealed and nothing is begun without it', async () => {
  const { before } = await closedAfterWork()
  leaveSession()
  await isSealed()
  await signIn()
  unplug()
  await expect(start()).rejects.toMatchObject({ code: 'wire.unreachable' })
  await isSealed()
  serve(person.id)
  expect(await everything((await start()).db)).toEqual(before)
})

test('[I16] work the server cannot open is kept, counted as not sent, and said; the rest of the day goes on', async () => {
  await closedAfterWork()
  leaveSession()
  await isSealed()
  await signIn()
  serve('somebody else')
  const again = await start()
  await soon(() => expect(again.status.getState()).toMatchObject({ waiting: 2, parked: 0 }))
  expect(isAllSent({ ...again.status.getState(), fresh: true })).toBe(false)
  expect(JSON.stringify(useToasts.getState().toasts)).toContain('服务器现在打不开')
  await again.commit([{ noun: 'plant', key: 'moss', verb: 'add', patch: { day: today, name: 'moss' } }])
  expect(again.status.getState()).toMatchObject({ waiting: 3 })
})

test('somebody who signs in again while their work is being sealed is not sealed any further', async () => {
  const { before } = await closedAfterWork()
  leaveSession()
  await signIn()
  serve(person.id)
  await sweep()
  expect(await everything((await start()).db)).toEqual(before)
})
