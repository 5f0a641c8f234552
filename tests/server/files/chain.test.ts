import { createHash, createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalJson, chainPath, chainText, verifyPath } from '../../../src/contract/sync/chain'
import type { Op } from '../../../src/contract/sync/op'
import { dayText } from '../../../src/server/chain/day-roots'
import { merkleProof, merkleRoot } from '../../../src/server/chain/merkle'
import { tidy } from '../../../src/server/jobs/own-jobs'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { Proof, pictureProduct } from './picture-product'
import { openUploader } from './uploader'

let house: OpenHouse
let today = '2026-03-02T08:00:00+08:00'
beforeAll(async () => {
  house = await openHouse(pictureProduct, () => new Date(today))
})
afterAll(() => house.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A device that chains its records. */
async function openChain(username: string) {
  const device = await openDevice(house, username)
  let prev: string | null = null
  const seal = (op: Op, before: string | null = prev): Op => {
    prev = sha256(chainText(op, Proof.fields, before))
    return { ...op, seal: { prev: before, hash: prev } }
  }
  const proof = (key: string, patch: Record<string, unknown> = {}, more: Partial<Op> = {}) =>
    seal(device.op('proof', key, 'add', { title: key, ...patch }, { at: '2026-03-02 07:59:00', ...more }))
  return { ...device, proof, seal }
}

const ask = async (op: Op | { noun: string; key: string }, hash: string) =>
  (await house.call(`GET ${verifyPath(op.noun, op.key, hash) as '/'}`)).result
const verified = (op: Op) => ask(op, op.seal?.hash ?? '')
const outcomes = async (device: OpenDevice, ops: readonly Op[]) => (await device.send(ops)).settled.map((one) => one.outcome)

/** Follows a proof from a leaf to its root, as RFC 6962 says. */
function climb(hash: string, place: number, count: number, proof: readonly string[]): string {
  const node = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
  let [at, last] = [place, count - 1]
  let value = node(Buffer.of(0), Buffer.from(hash, 'hex'))
  for (const side of proof.map((one) => Buffer.from(one, 'hex'))) {
    if (at % 2 === 1 || at === last) {
      value = node(Buffer.of(1), side, value)
      while (at % 2 === 0 && at !== 0) [at, last] = [at >> 1, last >> 1]
    } else value = node(Buffer.of(1), value, side)
    ;[at, last] = [at >> 1, last >> 1]
  }
  return value.toString('hex')
}

test('a chain of records can be checked by anybody who has a label', async () => {
  const anna = await openUploader(house, 'anna')
  await anna.bring(samplePicture(1))
  const device = await openChain('anna')
  const ops = [device.proof('first', { pictures: [samplePicture(1).sha] }), device.proof('second'), device.proof('third')]
  expect(await outcomes(device, ops)).toEqual(['applied', 'applied', 'applied'])
  const [first, second] = [await verified(ops[0] as Op), await verified(ops[1] as Op)]
  expect(first).toMatchObject({
    known: true,
    link: 'first',
    matches: true,
    maker: 'device',
    held: false,
    late: 60,
    received: '2026-03-02 08:00:00',
  })
  expect(second).toMatchObject({ known: true, link: 'linked', matches: true })
  const { signature, received, key } = second as { signature: string; received: string; key: string }
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  const signed = canonicalJson({ hash: ops[1]?.seal?.hash, received })
  expect(verify(null, Buffer.from(signed), publicKey, Buffer.from(signature, 'base64'))).toBe(true)
  expect(verify(null, Buffer.from(signed.replace('08', '07')), publicKey, Buffer.from(signature, 'base64'))).toBe(false)
})

test('what is answered tells nothing but hashes, times and signatures', async () => {
  const device = await openChain('anna')
  const op = device.proof('quiet')
  await device.send([op])
  expect(Object.keys((await verified(op)) as object).sort()).toEqual(
    ['day', 'differs', 'held', 'key', 'known', 'late', 'link', 'maker', 'matches', 'received', 'signature'].sort(),
  )
  for (const [other, hash] of [
    [{ noun: 'proof', key: 'other' }, op.seal?.hash],
    [{ noun: 'paper', key: 'quiet' }, op.seal?.hash],
    [op, sha256('another')],
  ] as const)
    expect(await ask(other, hash ?? '')).toEqual({ known: false })
  for (const bad of ['', 'x', `${op.seal?.hash}0`])
    expect(await house.call(`GET ${verifyPath('proof', 'quiet', bad) as '/'}`)).toMatchObject({ error: 'input.invalid' })
})

test('nobody goes through many hashes', async () => {
  const guess = (n: number) => house.server.inject({ url: verifyPath('proof', 'quiet', sha256(`${n}`)), remoteAddress: '10.77.0.1' })
  const statuses: number[] = []
  for (let n = 0; n < 121; n++) statuses.push((await guess(n)).statusCode)
  expect(statuses.filter((status) => status !== 200)).toEqual([429])
})

test('whoever may see a row is told its record hashes, and nobody else', async () => {
  const device = await openChain('anna')
  const made = device.proof('labelled')
  await device.send([made])
  const changed = device.seal(device.op('proof', 'labelled', 'edit', { title: 'new' }, { trunk: 1, at: 'x' }))
  await device.send([changed])
  const seals = [made, changed].map((op) => ({ op: op.id, hash: op.seal?.hash, at: op.at, received: '2026-03-02 08:00:00' }))
  const path = `GET ${chainPath('proof', 'labelled')}` as const
  expect((await (await house.as('robert'))(path)).result).toEqual(seals)
  expect(await (await house.as('cathy'))(path)).toMatchObject({ error: 'record.gone' })
  expect(await (await house.as('evelyn'))(path)).toMatchObject({ error: 'access.denied' })
  expect(await (await house.as('boss'))('GET /chain/constructor/x')).toMatchObject({ error: 'noun.unknown' })
})

test('[E19] a record late, out of order, with a gap, twice after one, or with a wrong hash is taken and labelled', async () => {
  const device = await openChain('anna')
  const [one, two, three] = [device.proof('one', {}, { at: '2026-02-27 08:00:00' }), device.proof('two'), device.proof('three')]
  expect(await outcomes(device, [one, three])).toEqual(['applied', 'applied'])
  expect(await verified(one)).toMatchObject({ late: 3 * 86_400 })
  expect(await verified(three)).toMatchObject({ link: 'gap', matches: true })
  expect(await outcomes(device, [two])).toEqual(['applied'])
  expect(await verified(three)).toMatchObject({ link: 'linked' })
  const twin = device.seal(device.op('proof', 'twin', 'add', { title: 'twin' }), one.seal?.hash)
  const forged = device.proof('forged')
  expect(await outcomes(device, [twin, { ...forged, patch: { title: 'changed afterwards' } }])).toEqual(['applied', 'applied'])
  expect(await verified(twin)).toMatchObject({ link: 'fork', matches: true })
  expect(await verified(forged)).toMatchObject({ known: true, matches: false })
  for (const [n, at] of ['yesterday', '', 'a\0b', '\ud800'].entries()) {
    const vague = device.proof(`vague-${n}`, {}, { at })
    expect(await outcomes(device, [vague])).toEqual(['applied'])
    expect(await verified(vague)).toMatchObject({ late: null, matches: true })
  }
})

test('an op that was refused leaves no hash, one that is held says so, and one sent twice is kept once', async () => {
  const device = await openChain('anna')
  const refused = device.proof('refused', { title: '' })
  expect(await outcomes(device, [refused])).toEqual(['rejected'])
  expect(await verified(refused)).toEqual({ known: false })
  const made = device.proof('contested')
  await device.send([made])
  await device.send([made])
  const other = await openChain('robert')
  await other.send([other.op('proof', 'contested', 'edit', { title: 'theirs' }, { trunk: 1 })])
  const held = device.seal(
    device.op('proof', 'contested', 'edit', { shelf: 'a', title: 'mine' }, { trunk: 1, base: { title: 'contested' } }),
  )
  const third = await openDevice(house, 'anna')
  expect(await outcomes(third, [held])).toEqual(['conflict'])
  expect(await verified(held)).toMatchObject({ known: true, held: true })
  const { rows } = await sql`select 1 from record_seal where hash = ${made.seal?.hash}`.execute(house.engine.databases.tenant(1))
  expect(rows.length).toBe(1)
})

test('a call, which has no device, is chained by the server itself', async () => {
  const boss = await house.as('boss')
  for (const id of ['call-1', 'call-2']) await boss('POST /tiny/desk/proof/add', { id, title: id })
  const { rows } = await sql<{ row_id: string; prev: string | null; hash: string }>`select row_id, prev, hash from record_seal
    where maker = 'server' and row_id like 'call-%' order by place`.execute(house.engine.databases.tenant(1))
  expect(rows.map((row) => row.row_id)).toEqual(['call-1', 'call-2'])
  expect(rows[1]?.prev).toBe(rows[0]?.hash)
  expect(await ask({ noun: 'proof', key: 'call-2' }, rows[1]?.hash ?? '')).toMatchObject({ maker: 'server', link: 'linked', matches: true })
})

test('a day has a signed root once it is over, from which every record of it can be reached, and which never changes', async () => {
  const device = await openChain('anna')
  const op = device.proof('of-the-day')
  await device.send([op])
  expect(await verified(op)).toMatchObject({ day: null })
  today = '2026-03-03T00:30:00+08:00'
  await tidy(house.engine, 1)
  expect(await verified(op)).toMatchObject({ day: null })
  today = '2026-03-03T03:00:00+08:00'
  await Promise.all([tidy(house.engine, 1), tidy(house.engine, 1)])
  type Day = { day: string; count: number; root: string; signature: string; place: number; proof: string[]; tenant: number }
  const { day, key } = (await verified(op)) as { day: Day; key: string }
  const { rows } = await sql<{ hash: string }>`select hash from record_seal order by place`.execute(house.engine.databases.tenant(1))
  const hashes = rows.map((row) => row.hash)
  expect(day).toMatchObject({ day: '2026-03-02', count: hashes.length, root: merkleRoot(hashes), tenant: 1 })
  expect(climb(op.seal?.hash ?? '', day.place, day.count, day.proof)).toBe(day.root)
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  expect(verify(null, Buffer.from(dayText(1, day)), publicKey, Buffer.from(day.signature, 'base64'))).toBe(true)
  const boss = await house.as('boss')
  const { root, signature, count } = day
  expect((await boss('GET /chain/days?from=2026-03-01&to=2026-03-31')).result).toEqual([{ day: '2026-03-02', count, root, signature }])
  expect((await boss('GET /chain/days?from=2026-03-03&to=2026-03-31')).result).toEqual([])
  expect(await boss('GET /chain/days?from=2026-02-30&to=x')).toMatchObject({ error: 'input.invalid' })
  await device.send([device.proof('next-day')])
  await tidy(house.engine, 1)
  expect(((await verified(op)) as { day: Day }).day).toEqual(day)
})

test('every leaf of every tree reaches its root, and no other leaf does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (count, seed) => {
      const leaves = Array.from({ length: count }, (_, at) => sha256(`${seed} ${at}`))
      const place = seed % count
      const proof = merkleProof(leaves, place)
      expect(climb(leaves[place] ?? '', place, count, proof)).toBe(merkleRoot(leaves))
      expect(climb(sha256('foreign'), place, count, proof)).not.toBe(merkleRoot(leaves))
    }),
    { numRuns: 200, seed: 20_260_302 },
  )
  expect(merkleRoot([])).toBe(sha256(''))
})

test('a phone that scans a label reads a sentence in its language, and nothing of the record', async () => {
  const device = await openChain('anna')
  const op = device.proof('scanned', { title: '小明' })
  await device.send([op])
  const read = async (hash: string, language: string) => {
    const url = verifyPath(op.noun, op.key, hash)
    return house.server.inject({ url, headers: { accept: 'text/html,*/*', 'accept-language': language } })
  }
  const genuine = await read(op.seal?.hash ?? '', 'zh-CN')
  expect(genuine.headers['content-type']).toContain('text/html')
  expect(genuine.headers['content-security-policy']).toContain("default-src 'none'")
  expect(genuine.body).toContain('标签与系统记录一致')
  expect(genuine.body).not.toContain('小明')
  expect((await read('0'.repeat(64), 'en')).body).toContain('No such record')
})
