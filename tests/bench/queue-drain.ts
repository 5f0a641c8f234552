import type { Engine } from '../../src/app/offline/engine'
import { recordKey } from '../../src/areas/attendance/keys'
import { checkAllWell, openBenchEngine, until } from './bench-engine'
import { type BenchHouse, inHouse } from './bench-house'
import { type Bench, type Figure, time } from './figure'
import { markPatch, ownClass } from './mark-op'

const marks = 1000

/** Marks the class over and over, a roll at a time, as a tablet without network keeps them. */
async function fill(engine: Engine, house: BenchHouse): Promise<void> {
  const { classId, children } = await ownClass(house)
  for (let made = 0; made < marks; ) {
    const roll = children
      .slice(0, marks - made)
      .map((childId) => markPatch(classId, childId, Math.floor(made / children.length) % 2 === 0 ? 'P' : 'L'))
    const isFirst = made === 0
    await engine.commit(
      roll.map((patch) => ({
        noun: 'attendance-record',
        key: recordKey(patch),
        verb: isFirst ? 'add' : 'edit',
        patch: isFirst ? patch : { status: patch.status },
      })),
    )
    made += roll.length
  }
}

async function drain(house: BenchHouse): Promise<Figure[]> {
  const { engine, waited, connect } = await openBenchEngine(house, 'teacher')
  try {
    connect(false)
    const began = performance.now()
    await fill(engine, house)
    const saving = performance.now() - began
    await until(engine, ({ waiting }) => waiting === marks)
    connect(true)
    const healed = performance.now()
    waited()
    engine.wake('manual')
    await until(engine, ({ waiting, phase }) => waiting === 0 && phase === 'idle')
    const took = performance.now() - healed
    checkAllWell(engine)
    return [
      time(`saving ${marks} marks`, saving, 5000),
      time(`sending ${marks} marks`, took, 5000),
      time('of it until the server answered', waited(), 2500),
    ]
  } finally {
    await engine.stop()
  }
}

/** The app's own engine empties a long queue over a real connection. */
export const queueDrain: Bench = {
  name: 'drain',
  says: `${marks} marks made without network, by the app's engine on a database in memory (a real browser's: bench browser)`,
  run: inHouse('garden-server.ts', drain),
}
