import { Sprout } from 'lucide-react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clockNow } from '../../../src/app/clock/clock'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { RowsPart } from '../../../src/app/record-page/RowsPart'
import { TableList } from '../../../src/app/resource/desktop/TableList'
import { PhoneList } from '../../../src/app/resource/list/PhoneList'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { label } from '../../../src/contract/label'
import { addDays, dayOf } from '../../../src/contract/time'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { copied } from '../../kit/device/copied'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue, Plant, Stone } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(gardenCatalogue)
const today = dayOf(clockNow())
const from = addDays(today, -30)
const about = { id: 's1', rev: 1, name: 'Granite', day: today }
const part = {
  name: 'plants',
  title: label('植物', 'Plants'),
  icon: Sprout,
  order: 1,
  width: 'half',
  height: 160,
  rows: { noun: 'plant', by: 'note', show: ['name'], first: 5 },
} as const
let engine: Engine
let shown: ReturnType<typeof show> | undefined
const text = () => shown?.place.textContent ?? ''

beforeEach(async () => {
  speak('en')
  useSession.setState({ granted: new Set(['*']) })
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  await keepRows(engine, Plant.name, [{ id: 'p1', name: 'Rose', day: today, note: 's1' }])
})
afterEach(async () => {
  shown?.close()
  await engine.stop()
})

test('a list in a hand counts what has come so far as that, and since when it has rows once the first copy is whole', async () => {
  shown = show(<PhoneList resource={Plant} title="Plants" />, { product, engine })
  await soon(() => expect(text()).toContain('1 so far, the rest is still to come'))
  await copied(engine)
  await soon(() => expect(text()).toContain(`1 since ${from}`))
})

test('a table without network says that some may be missing, and since when it has rows once the first copy is whole', async () => {
  engine.status.setState({ online: false })
  shown = show(<TableList resource={Plant} title="Plants" />, { product, engine })
  await soon(() => expect(text()).toContain('Not all of them are on this device yet'))
  await copied(engine)
  await soon(() => expect(text()).toContain(`these are only the records since ${from}`))
})

test('so does a part of a record that lists rows of this device', async () => {
  engine.status.setState({ online: false })
  shown = show(<RowsPart resource={Stone} row={about} part={part} />, { product, engine })
  await soon(() => expect(text()).toContain('Not all of them are on this device yet'))
  await soon(() => expect(text()).toContain('Rose'))
  await copied(engine)
  await soon(() => expect(text()).toContain(`Only those since ${from}`))
})
