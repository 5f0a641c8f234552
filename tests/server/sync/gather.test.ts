import { describe, expect, test } from 'vitest'
import { openGather } from '../../../src/server/sync/gather'

/** Those who find a lane free. */
const lanes = ['one', 'two', 'three', 'four']
const alone = lanes.map((one) => [one])

/** A line whose work ends when it is told to, and what was done together. */
function slowLine(weights: Readonly<Record<string, number>> = {}) {
  const served: string[][] = []
  const ends: (() => void)[] = []
  const gather = openGather<string, string>({
    weigh: (one) => weights[one] ?? 1,
    async work(some) {
      served.push([...some])
      await new Promise<void>((resolve) => ends.push(resolve))
      return some.map((one): PromiseSettledResult<string> => {
        return one.startsWith('bad') ? { status: 'rejected', reason: new Error(one) } : { status: 'fulfilled', value: `${one} done` }
      })
    },
  })
  /** Ends whatever is under way, until nothing is. */
  const finish = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    }
  }
  return { gather, served, finish }
}

describe('those who come at once', () => {
  test('are begun at once while there is room, and served together when there is none', async () => {
    const { gather, served, finish } = slowLine()
    const all = [...lanes, 'c', 'd', 'e'].map((one) => gather(1, one))
    expect(served).toEqual(alone)
    await finish()
    expect(await Promise.all(all)).toEqual([...lanes, 'c', 'd', 'e'].map((one) => `${one} done`))
    expect(served).toEqual([...alone, ['c', 'd', 'e']])
  })

  test('each hear how their own went', async () => {
    const { gather, finish } = slowLine()
    const all = Promise.allSettled([...lanes, 'c', 'bad', 'e'].map((one) => gather(1, one)))
    await finish()
    expect((await all).slice(lanes.length).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'c done',
      'Error: bad',
      'e done',
    ])
  })

  test('do not wait for those of another line', () => {
    const { gather, served } = slowLine()
    for (const one of [...lanes, 'c']) void gather(1, one)
    void gather(2, 'other')
    expect(served).toEqual([...alone, ['other']])
  })

  test('are so many at a time that a heavy one goes alone', async () => {
    const { gather, served, finish } = slowLine({ heavy: 200, c: 60, d: 40 })
    const all = [...lanes, 'heavy', 'c', 'd', 'e'].map((one) => gather(1, one))
    await finish()
    await Promise.all(all)
    expect(served).toEqual([...alone, ['heavy'], ['c', 'd'], ['e']])
  })
})
