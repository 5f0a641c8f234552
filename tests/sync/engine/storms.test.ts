import { expect, test } from 'vitest'
import { rounds } from '../../kit/rounds'
import { openHouse } from '../../kit/server/open-house'
import { pictureProduct } from '../../server/files/picture-product'
import { clear, openStorm, rage } from './storm'
import { judge } from './verdict'

/** Where the seeds begin; runs that once failed are pinned below. */
const first = Number(process.env.KG_SEED ?? 1)
const pinned: readonly number[] = []
const seeds = [...pinned, ...Array.from({ length: Number(process.env.RUNS ?? rounds(3, 20)) }, (_, at) => first + at)]

test.each(seeds)(
  '[C14] storm %i over the real engine and the real server ends with everything in its place',
  { timeout: 180_000 },
  async (seed) => {
    // In a house that has seen others, each device begins by copying all they left.
    const house = await openHouse(pictureProduct)
    const storm = await openStorm(house, seed)
    await rage(storm, 70)
    await clear(storm)
    const edits = storm.people.reduce((sum, person) => sum + person.told.size, 0)
    expect(edits).toBeGreaterThan(60)
    await judge(storm)
    for (const person of storm.people) await person.stop()
    await house.close()
  },
)

test('a server that keeps other bytes of a picture than were taken is found out', async () => {
  const careless = await openHouse(pictureProduct)
  const { files } = careless.engine
  const put = files.put.bind(files)
  files.put = (tenant, sha, bytes, type) => put(tenant, sha, bytes.subarray(1), type)
  const storm = await openStorm(careless, 1)
  await rage(storm, 70)
  await clear(storm)
  await expect(judge(storm)).rejects.toThrow('[I6]')
  for (const person of storm.people) await person.stop()
  await careless.close()
})
