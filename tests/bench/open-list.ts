import { Dexie, type ObservabilitySet } from 'dexie'
import { type Question, type Read, read } from '../../src/app/following/read'
import { readOn } from '../../src/app/following/read-on'
import { touchedBy } from '../../src/app/following/touched'
import { sifter } from '../../src/app/resource/list/local-list'
import { Device, today } from '../kit/device/device'
import { FakeServer } from '../kit/device/fake-server'
import { gardenCatalogue as catalogue, Plant } from '../kit/product/garden-catalogue'
import { type Bench, bareTime, type Figure, time } from './figure'
import { median } from './measure'

const rows = 10_000
const arrivals = 50
const order = { sorts: [{ column: 'name', descending: false }], filters: {} }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function measure(): Promise<Figure[]> {
  const server = new FakeServer()
  for (let at = 0; at < rows; at++) server.write('plant', `plant${at}`, { day: today, name: `plant ${(at * 7919) % rows}` })
  const device = await Device.start(server)
  await device.sync()
  const question: Question<undefined> = { db: device.db, catalogue, asked: { noun: 'plant' } }
  const whole = () => read(question).then((found) => sifter(Plant, order, today)(found.rows))
  const anew: number[] = []
  for (let times = 0; times < 5; times++) anew.push(await timed(whole))
  let open: Read<undefined> = await read(question)
  const sift = sifter(Plant, order, today)
  sift(open.rows)
  let changes: ObservabilitySet[] = []
  const hear = (parts: ObservabilitySet) => void changes.push(parts)
  Dexie.on.storagemutated.subscribe(hear)
  const placed: number[] = []
  for (let times = 0; times < arrivals; times++) {
    server.write('plant', `plant${(times * 197) % rows}`, { note: `${times}` })
    await device.sync()
    const touched = touchedBy(changes, question)
    changes = []
    if (!touched) throw new Error('nothing arrived')
    placed.push(
      await timed(async () => {
        open = await readOn(question, touched, open)
        sift(open.rows)
      }),
    )
  }
  Dexie.on.storagemutated.unsubscribe(hear)
  device.db.close()
  return [
    time(`one row that arrives in an open list of ${rows}, read and placed, middle of ${arrivals}`, median(placed), 4),
    bareTime('the same list read and sorted as a whole', median(anew)),
  ]
}

/** What a list that stands open costs a device each time something changes. */
export const openList: Bench = { name: 'open', says: 'an open list on a device, its store in memory', run: measure }
