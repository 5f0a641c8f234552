import 'fake-indexeddb/auto'
import { constants, createDecipheriv, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFile } from '../../../src/app/files/keep-file'
import { speak } from '../../../src/app/language/language'
import { openDeviceDb } from '../../../src/app/offline/device-db'
import type { Engine } from '../../../src/app/offline/engine'
import { enter } from '../../../src/app/session/session'
import { ExportPlace } from '../../../src/app/unsent-file/ExportPlace'
import { exportUnsent } from '../../../src/app/unsent-file/export-unsent'
import { openExport } from '../../../src/app/unsent-file/exporting'
import { learnHouseKey, readHouseKey } from '../../../src/app/unsent-file/house-key'
import { cut, nonceOf, unsentContents, unsentHead } from '../../../src/contract/sync/unsent-file'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { monday, today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { largePicture } from '../../kit/sample-picture'
import { soon } from '../../kit/soon'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
const key = publicKey.export({ type: 'spki', format: 'der' })
const houseKey = { id: createHash('sha256').update(key).digest('hex').slice(0, 32), key: key.toString('base64') }
const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const asked = { person, tenant: '1', release: 'test', now: new Date(monday) }
const answers = () => {
  const body = { success: true, code: 200, message: '', result: houseKey, timestamp: 0 }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body))),
  )
}

let engine: Engine
beforeEach(async () => {
  speak('zh-CN')
  const device = await openDeviceDb()
  await device.meta.delete('house-key/1')
  device.close()
  await enter('abc', person, '1')
  engine = await lonelyEngine(gardenCatalogue)
  await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await engine.stop()
})

/** What the server would read. */
async function open(file: Blob) {
  const { head, pieces } = cut(new Uint8Array(await file.arrayBuffer())) ?? { head: new Uint8Array(), pieces: [] }
  const { wrapped, house } = unsentHead.parse(JSON.parse(new TextDecoder().decode(head)))
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const secret = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, Buffer.from(wrapped, 'base64'))
  const plain = pieces.map((sealed, place) => {
    const opener = createDecipheriv('aes-256-gcm', secret, nonceOf(place)).setAAD(head).setAuthTag(sealed.subarray(-16))
    return Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
  })
  return { house, contents: unsentContents.parse(JSON.parse(String(plain[0]))), files: plain.slice(1) }
}

test('without network a device seals everything unsent for its house, pictures and all, and keeps it', async () => {
  answers()
  await learnHouseKey('1')
  expect(await readHouseKey('1')).toEqual(houseKey)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const picture = largePicture(40)
  const sha = await keepFile(engine.db, new Uint8Array(picture.bytes).buffer, 'image/png', monday)
  await engine.commit([{ noun: 'plant', key: 'moss', verb: 'add', patch: { day: today, name: '苔', photos: [sha] } }])
  const steps: number[] = []
  const { name, file, count } = await exportUnsent(engine, { ...asked, onStep: (done) => steps.push(done) })
  expect(name).toMatch(/^unsent-zhang-\d{8}-\d{6}\.kgunsent$/)
  expect(count).toBe(2)
  expect(steps.at(-1)).toBe(steps.length)
  const { house, contents, files } = await open(file)
  // Long enough that no sealed bytes hold it by chance.
  const readable = '"noun":"plant"'
  expect(JSON.stringify(contents)).toContain(readable)
  expect(Buffer.from(await file.arrayBuffer()).includes(readable)).toBe(false)
  expect(house).toBe(houseKey.id)
  expect(contents).toMatchObject({ user: 'u1', name: '张老师', tenant: '1', ops: [{ standing: 'waiting' }, { standing: 'waiting' }] })
  const ops = await engine.db.ops.orderBy('n').toArray()
  expect(contents.ops.map(({ op }) => op)).toEqual(ops.map(({ entity: _, ...op }) => op))
  expect(contents.files.map((one) => one.sha)).toEqual([sha])
  expect(files[0]?.equals(picture.bytes)).toBe(true)
  expect(await engine.db.ops.count()).toBe(2)
})

test('a refused edit goes along with why it was refused', async () => {
  answers()
  await learnHouseKey('1')
  const [op] = await engine.db.ops.toArray()
  await engine.db.standing.put({ id: op?.id ?? '', entity: 'plant:fern', fate: 'rejected', since: 0, code: 'access.denied' })
  const { contents } = await open((await exportUnsent(engine, asked)).file)
  expect(contents.ops).toMatchObject([{ standing: 'rejected', code: 'access.denied' }])
})

test('it can be called off, and a device that never met its house says so', async () => {
  await expect(exportUnsent(engine, asked)).rejects.toMatchObject({ code: 'unsent.no-key' })
  answers()
  await learnHouseKey('1')
  await expect(exportUnsent(engine, { ...asked, signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})

test('the sheet says what will happen, why it did not, and closes for whoever waits', async () => {
  const { place, close } = show(<ExportPlace />, { product: productOf(gardenCatalogue), engine })
  const closed = openExport()
  await soon(() => expect(place.textContent).toContain('此设备上的内容不会删除。'))
  ;(await buttonOf(place, '生成文件')).click()
  await soon(() => expect(place.textContent).toContain('此设备还没有园所的密钥'))
  answers()
  await learnHouseKey('1')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  ;(await buttonOf(place, '生成文件')).click()
  await soon(() => expect(place.textContent).toContain('内有 1 条修改'))
  ;(await buttonOf(place, '关闭')).click()
  await closed
  close()
})
