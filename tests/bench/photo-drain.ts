import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { keepFile } from '../../src/app/files/keep-file'
import type { FileTransport } from '../../src/app/files/upload/file-transport'
import { fileCarrier } from '../../src/app/files/upload/send-files'
import { blobPath, offsetHeader, type PutReply } from '../../src/contract/fields/file'
import { dateTimeOf } from '../../src/contract/time'
import { samplePicture } from '../kit/sample-picture'
import { type BenchEngine, checkAllWell, openBenchEngine, until } from './bench-engine'
import { type BenchHouse, inHouse } from './bench-house'
import { type Bench, bareTime, type Figure, ratio, time } from './figure'

const samples = 10

/** A photograph of noise, about 400 KB as the camera's own come out. */
const photograph = (): Promise<Buffer> =>
  sharp(randomBytes(1000 * 750 * 3), { raw: { width: 1000, height: 750, channels: 3 } })
    .jpeg({ quality: 62 })
    .toBuffer()

/** The calls of files over a plain connection. */
const fileTransport = (address: string, token: string, isConnected: () => boolean): FileTransport => {
  const go = async (method: string, path: string, body?: ArrayBuffer) => {
    if (!isConnected()) throw { status: 0 }
    const headers = { 'x-access-token': token, ...(body && { 'content-type': 'application/octet-stream' }) }
    return fetch(`${address}${path}`, { method, headers, ...(body && { body }) })
  }
  return {
    async ask(sha) {
      const { status, headers } = await go('HEAD', blobPath(sha))
      return status === 200 ? 'all' : Number(headers.get(offsetHeader) ?? 0)
    },
    async put(sha, { offset, size, bytes }) {
      const answered = await go('PUT', `${blobPath(sha)}?offset=${offset}&size=${size}`, bytes)
      const { result, error } = (await answered.json()) as { result: PutReply; error?: string }
      if (error) throw { status: answered.status, code: error }
      return result
    },
  }
}

/** What a record of a sample names, from the seeded kitchen. */
async function kitchen(house: BenchHouse) {
  const found = async (sql: string) => (await house.owner.query<{ id: string }>(sql)).rows.map(({ id }) => id)
  const dishes = await found(`select id from dish where not gone order by id limit ${samples}`)
  const [[fridge], [cook], [meal]] = await Promise.all([
    found('select id from sample_fridge where not gone order by id limit 1'),
    found(`select id from staff where user_id = 'user.cook'`),
    found('select meal_type as id from menu_meal where not gone order by id limit 1'),
  ])
  return { dishes, fridge, cook, meal }
}

async function fill(house: BenchHouse, { engine }: BenchEngine, pictures: readonly Buffer[]): Promise<void> {
  const { dishes, fridge, cook, meal } = await kitchen(house)
  const now = dateTimeOf(new Date())
  for (const [at, dishId] of dishes.entries()) {
    const keep = (bytes: Buffer, mime: 'image/jpeg' | 'image/png') => keepFile(engine.db, Uint8Array.from(bytes).buffer, mime, Date.now())
    const photo = await keep(pictures[at] ?? Buffer.alloc(0), 'image/jpeg')
    const signature = await keep(samplePicture(at).bytes, 'image/png')
    const patch = {
      date: now.slice(0, 10),
      mealType: meal,
      dishId,
      batch: 1,
      weightG: 150,
      sampleTime: now,
      container: 'steel',
      fridgeId: fridge,
      slotNo: `${at + 1}`,
      fridgeTempAtIn: 4,
      samplerId: cook,
      photos: [photo],
      samplerSign: signature,
    }
    await engine.commit([{ noun: 'retained-sample', key: uuidv7(), verb: 'add', patch }])
  }
}

/** Milliseconds to send the same bytes, one picture after the other, to a bare server that writes them to disk for good. */
async function plainUpload(pictures: readonly Buffer[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kg-plain-'))
  const server = createServer(async (request, response) => {
    const file = await open(join(folder, uuidv7()), 'w')
    for await (const part of request) await file.write(part as Buffer)
    await file.sync()
    await file.close()
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const began = performance.now()
  for (const bytes of pictures) await (await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: Uint8Array.from(bytes) })).json()
  const took = performance.now() - began
  server.close()
  await rm(folder, { recursive: true })
  return took
}

async function drain(house: BenchHouse): Promise<Figure[]> {
  const pictures = await Promise.all(Array.from({ length: samples }, photograph))
  const bench = await openBenchEngine(house, 'cook', (token, isConnected) => fileCarrier(fileTransport(house.address, token, isConnected)))
  const { engine, connect } = bench
  try {
    connect(false)
    await fill(house, bench, pictures)
    await until(engine, ({ waiting }) => waiting === samples)
    const plain = await plainUpload(pictures)
    connect(true)
    const healed = performance.now()
    engine.wake('manual')
    await until(engine, ({ waiting, phase }) => waiting === 0 && phase === 'idle')
    const took = performance.now() - healed
    checkAllWell(engine)
    const bytes = pictures.reduce((sum, one) => sum + one.length, 0)
    return [
      time(`${samples} samples with pictures of ${Math.round(bytes / samples / 1024)} KiB and signatures on the server`, took, 5000),
      bareTime('the same pictures sent to a bare server that writes them to disk', plain),
      ratio('bare server / samples', plain / took, 0.02),
    ]
  } finally {
    await engine.stop()
  }
}

/** A morning in the cellar goes upstairs: every picture checked, decoded and stored for good before the record that names it. */
export const photoDrain: Bench = {
  name: 'photos',
  says: `${samples} samples taken without network, by the app's engine on a database in memory, against a plain upload of the same bytes`,
  run: inHouse('garden-server.ts', drain),
}
