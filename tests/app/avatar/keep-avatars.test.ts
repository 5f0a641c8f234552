import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { keepAvatars, mostAvatarBytes } from '../../../src/app/avatar/keep-avatars'
import type { FetchPicture } from '../../../src/app/files/picture/read-picture'
import { sweepFiles } from '../../../src/app/files/upload/sweep-files'
import { makeRoom } from '../../../src/app/offline/exchange/make-room'
import { wipe } from '../../../src/app/offline/leader/leave'
import { openPersonDb, type PersonDb, readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { WireError } from '../../../src/app/wire/wire-error'
import { monday } from '../../kit/device/device'
import { faces } from './known-faces'

const day = 86_400_000
const sha = (n: number): string => n.toString(16).padStart(64, '0')
const opened: PersonDb[] = []
afterEach(() => {
  for (const db of opened.splice(0)) db.close()
  vi.restoreAllMocks()
})

/** A device that has had its first copy, with somebody for each number; of none a face. */
async function deviceWith(people: readonly number[]) {
  const db = await openPersonDb('kg_1_faces', { indexedDB: new IDBFactory(), IDBKeyRange })
  opened.push(db)
  await writeMeta(db, 'pull', { ...(await readMeta(db, 'pull')), ready: true })
  const put = (n: number, face: readonly string[] | null) =>
    db.rows.put({ noun: 'person', id: `p${n}`, by: '', gen: 1, seq: n, era: '', row: { id: `p${n}`, name: `P${n}`, face } as never })
  for (const n of people) await put(n, [sha(n)])
  await put(0, null)
  const asked: string[] = []
  const fetchPicture: FetchPicture = async (wanted, of, edge) => {
    asked.push(`${wanted}@${edge} of ${of.noun} ${of.id}`)
    return new Blob([new Uint8Array(1000)], { type: 'image/webp' })
  }
  const keep = (now = monday, fetched: FetchPicture = fetchPicture) => keepAvatars(db, faces, fetched, () => now)
  const kept = async () => (await db.pictures.toCollection().primaryKeys()).sort()
  return { db, put, keep, kept, asked }
}

test('the small pictures of those a device has rows of come to lie on it, each fetched once', async () => {
  const { keep, kept, asked } = await deviceWith([1, 2])
  await keep()
  await keep()
  expect(await kept()).toEqual([`${sha(1)}@160`, `${sha(2)}@160`])
  expect(asked).toEqual([`${sha(1)}@160 of person p1`, `${sha(2)}@160 of person p2`])
})

test('a face a screen has brought meanwhile is not fetched again', async () => {
  const { db, keep, kept, asked } = await deviceWith([1, 2])
  await keep(monday, async (wanted) => {
    asked.push(wanted)
    await db.pictures.put({ sha: `${sha(2)}@160`, mime: 'image/webp', bytes: new ArrayBuffer(1), at: monday })
    return new Blob([new Uint8Array(10)])
  })
  expect(asked).toEqual([sha(1)])
  expect(await kept()).toEqual([`${sha(1)}@160`, `${sha(2)}@160`])
})

test('before the first copy is whole nothing is asked for', async () => {
  const { db, keep, asked } = await deviceWith([1])
  await writeMeta(db, 'pull', { ...(await readMeta(db, 'pull')), ready: false })
  await keep()
  expect(asked).toEqual([])
})

test('a picture no row shows any more goes with the next look, and what somebody looked at in full stays', async () => {
  const { db, put, keep, kept } = await deviceWith([1, 2])
  await keep()
  await db.pictures.put({ sha: sha(9), mime: 'image/jpeg', bytes: new ArrayBuffer(1), at: monday })
  await db.pictures.put({ sha: `${sha(1)}@480`, mime: 'image/webp', bytes: new ArrayBuffer(1), at: monday })
  await put(1, null)
  await db.rows.delete(['person', 'p2'])
  await keep()
  expect(await kept()).toEqual([sha(9)])
})

test('they outlive the week after which other pictures go', async () => {
  const { db, keep, kept, asked } = await deviceWith([1])
  await keep()
  await keep(monday + 6 * day)
  await sweepFiles(db, monday + 8 * day)
  expect(await kept()).toEqual([`${sha(1)}@160`])
  expect(asked).toHaveLength(1)
})

test('with the sign-in they leave the device, and none that is still on its way comes back', async () => {
  const { db, keep, kept } = await deviceWith([1, 2])
  await keep(monday, async (wanted) => {
    // Somebody signs out while the second picture is on its way.
    if (wanted === sha(2)) await wipe(db, 'keep')
    return new Blob([new Uint8Array(10)])
  })
  expect(await kept()).toEqual([])
})

test('on a full device they give way to work', async () => {
  const { db, keep, kept } = await deviceWith([1])
  await keep()
  await makeRoom(db)
  expect(await kept()).toEqual([])
})

test('one that the server refuses is passed over; where it is away the rest waits for another time', async () => {
  const { keep, kept } = await deviceWith([1, 2, 3])
  const answer = (code: string, status: number) => () => Promise.reject(new WireError({ status, code }))
  const good = async () => new Blob([new Uint8Array(10)])
  await keep(monday, (wanted) => (wanted === sha(1) ? answer('file.gone', 200)() : good()))
  expect(await kept()).toEqual([`${sha(2)}@160`, `${sha(3)}@160`])
  await expect(keep(monday, answer('server.busy', 503))).rejects.toMatchObject({ code: 'server.busy' })
})

test('no more than so many bytes of them are kept', async () => {
  const { keep, kept } = await deviceWith([1, 2, 3, 4])
  await keep(monday, async () => new Blob([new Uint8Array(mostAvatarBytes / 2)]))
  expect(await kept()).toHaveLength(2)
})

test('where room is short none is fetched', async () => {
  const { keep, asked } = await deviceWith([1])
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 950 * 1024 * 1024, quota: 1024 * 1024 * 1024 }) } })
  await keep()
  vi.unstubAllGlobals()
  expect(asked).toEqual([])
})
