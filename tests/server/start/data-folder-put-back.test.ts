import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Reply } from '../../../src/contract/sync/exchange'
import { readConfiguration } from '../../../src/server/configuration'
import { type Running, run } from '../../../src/server/start/run'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { tinyProduct } from '../../kit/product/tiny-product'
import { postJson, signIn } from '../../kit/server/post-json'
import { testPassword } from '../../kit/test-password'

const place = await mkdtemp(join(tmpdir(), 'kg-put-back-'))
const [dataDir, snapshot] = [join(place, 'data'), join(place, 'snapshot')]
let running: Running | undefined
afterAll(async () => {
  await running?.stop()
  await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

const start = async () => {
  running = await run(readConfiguration({ DATA_DIR: dataDir, PORT: '0', SEED_PASSWORD: testPassword, LOG_LEVEL: 'silent' }), tinyProduct)
  return running
}

/** Does something to the data folder while nobody works on it. */
async function whileStopped(work: () => Promise<void>): Promise<void> {
  await running?.stop()
  running = undefined
  await work()
}

test('[C22] the data folder is put back from a copy: what devices were told is sent is asked for again, and comes', async () => {
  const first = firstAsk()
  const send = async (more: object): Promise<Reply> => {
    const { address } = running ?? (await start())
    const token = await signIn(address, 'anna')
    return (await postJson<Reply>(address, '/sync', { ...first, ...more }, { 'x-access-token': token })).result
  }
  const [early, late] = [1, 2].map((n) => plainOp({ n, key: `p${n}`, patch: { title: `p${n}`, shelf: 'a' } }))
  await send({ ops: [early] })
  await whileStopped(() => cp(dataDir, snapshot, { recursive: true }))
  const { epoch, next, head } = await send({ ops: [late] })
  await whileStopped(async () => {
    await rm(dataDir, { recursive: true })
    await cp(snapshot, dataDir, { recursive: true })
  })
  const answered = await send({ epoch, since: next, known: [head] })
  expect(answered).toMatchObject({ settled: [], next: 0, more: true })
  expect(answered.epoch).not.toBe(epoch)
  const offered = await send({ epoch: answered.epoch, since: null, known: [answered.head], ops: [early, late] })
  expect(offered.settled).toMatchObject([{ outcome: 'applied', dup: true }, { outcome: 'applied' }])
})
