import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockNow } from '../../../../src/app/clock/clock'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { PhoneList } from '../../../../src/app/resource/list/PhoneList'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { addDays, dayOf } from '../../../../src/contract/time'
import { buttonOf, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { copied } from '../../../kit/device/copied'
import { keepRows } from '../../../kit/device/keep-rows'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

const product = productOf(gardenCatalogue)
const today = dayOf(clockNow())
const from = addDays(today, -30)
const plant = (id: string, name: string, daysAgo: number) => ({ id, rev: 1, name, day: addDays(today, -daysAgo), height: null, note: null })
const here = [plant('p1', 'Rose', 1), plant('p2', 'Tulip', 9)]
const older = plant('p3', 'Oak', 400)
let engine: Engine
let shown: ReturnType<typeof show>
let asked: number
const items = () => [...shown.place.querySelectorAll('[role=listitem]')].map((item) => item.textContent ?? '')
const text = () => shown.place.textContent ?? ''
const press = async (words: string) => (await buttonOf(shown.place, words)).click()

beforeEach(async () => {
  speak('en')
  useSession.setState({ granted: new Set(['*']) })
  queries.clear()
  window.history.replaceState(null, '', '/')
  engine = await lonelyEngine(gardenCatalogue)
  engine.status.setState({ online: true })
  await keepRows(engine, Plant.name, here)
  await copied(engine)
  asked = 0
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.stubGlobal('fetch', async (address: string) => {
    const isList = new URL(address, 'http://here').pathname.endsWith('/list')
    if (isList) asked += 1
    const records = [...here, older]
    const result = isList ? { records, total: records.length, size: 50, current: 1, pages: 1 } : { groups: [] }
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result })
  })
  shown = show(<PhoneList resource={Plant} title="Plants" />, { product, engine })
})
afterEach(async () => {
  shown.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('a list of which a device keeps only the latest rows says since when, and leads to all of them and back', async () => {
  await soon(() => expect(text()).toContain(`2 since ${from}`))
  expect(asked).toBe(0)
  await press('Earlier ones too')
  await soon(() => expect(text()).toContain('3 in all'))
  await soon(() => expect(items().join()).toContain('Oak'))
  await press(`Only since ${from}`)
  await soon(() => expect(text()).toContain(`2 since ${from}`))
  expect(items().join()).not.toContain('Oak')
})

test('what is not sent yet stands in all of them too: what is new first, what was changed as it is here', async () => {
  await engine.commit([
    { noun: Plant.name, key: 'p9', verb: 'add', patch: { name: 'Lily', day: today } },
    { noun: Plant.name, key: 'p1', verb: 'edit', patch: { name: 'Red rose' } },
  ])
  await press('Earlier ones too')
  await soon(() => expect(text()).toContain('4 in all'))
  await soon(() => expect(items().map((item) => /Lily|Red rose|Tulip|Oak/.exec(item)?.[0])).toEqual(['Lily', 'Red rose', 'Tulip', 'Oak']))
})

test('without network it is said that earlier ones need it, and those of the device stay', async () => {
  await press('Earlier ones too')
  await soon(() => expect(items().join()).toContain('Oak'))
  engine.status.setState({ online: false })
  await soon(() => expect(text()).toContain('Earlier ones need the network'))
  await soon(() => expect(text()).toContain(`2 since ${from}`))
  expect(items().join()).toContain('Tulip')
  engine.status.setState({ online: true })
  await soon(() => expect(items().join()).toContain('Oak'))
})
