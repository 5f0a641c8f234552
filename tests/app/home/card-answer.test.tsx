import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putAway } from '../../../src/app/encrypted/put-away'
import { CardFrame } from '../../../src/app/home/CardFrame'
import { keepAnswer, keptAnswerOf } from '../../../src/app/home/kept-answers'
import { useCardAnswer } from '../../../src/app/home/use-card-answer'
import { speak } from '../../../src/app/language/language'
import { tellNews } from '../../../src/app/live/news'
import type { Engine } from '../../../src/app/offline/engine'
import { createEngine } from '../../../src/app/offline/engine'
import { wipe } from '../../../src/app/offline/leader/leave'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { monday } from '../../kit/device/device'
import { FakeBrowser } from '../../kit/device/fake-world'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show> | undefined
const calls = vi.fn()
beforeEach(async () => {
  speak('en')
  queries.clear()
  calls.mockReset()
  engine = await lonelyEngine(gardenCatalogue)
  useSession.setState({ person: { id: 'u1', username: 'admin', realname: '管理员' } })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown?.close()
  await engine.stop()
})

const answering = (said: string) =>
  vi.stubGlobal('fetch', async () => {
    calls()
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: said })
  })
const silent = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))

function Card() {
  const { data, frame } = useCardAnswer<string>({ key: ['noun', 'home', 'beds'], path: '/api/home/beds' })
  return <CardFrame {...frame}>{data}</CardFrame>
}
const open = (isOnline: boolean, on = engine) => {
  on.status.setState({ online: isOnline })
  shown = show(<Card />, { product: productOf(gardenCatalogue), engine: on })
}
const text = () => document.body.textContent ?? ''
const started = () => {
  shown?.close()
  queries.clear()
}

test('after a start without a network a card shows the last answer, and when it came', async () => {
  answering('seven beds')
  open(true)
  await soon(() => expect(text()).toContain('seven beds'))
  expect(text()).not.toContain('As of')
  await soon(async () => expect(await keptAnswerOf(engine.db, '/api/home/beds {}')).toMatchObject({ data: 'seven beds' }))

  started()
  silent()
  open(false)

  await soon(() => expect(text()).toContain('seven beds'))
  expect(text()).toMatch(/As of \d\d:\d\d; updated when there is a network/)
})

test('where nothing was ever answered there is nothing to show without a network', async () => {
  silent()
  open(false)

  await soon(() => expect(text()).toContain('Shown when there is a network'))
})

test('nothing that was answered one person is kept for another, or once they have left', async () => {
  await keepAnswer(engine.db, '/api/home/beds {}', { at: Date.now(), data: 'seven beds' })
  silent()
  const other = await createEngine({
    ...{ catalogue: gardenCatalogue, tenant: 1, user: 'u2', name: '王老师', transport: () => Promise.reject({ status: 0 }) },
    ...new FakeBrowser(monday).window(),
  })
  open(false, other)
  await soon(() => expect(text()).toContain('Shown when there is a network'))
  await other.stop()

  await wipe(engine.db, 'keep')
  expect(await keptAnswerOf(engine.db, '/api/home/beds {}')).toBeNull()
})

test('an answer alone, without a single row, is put away when its person is out', async () => {
  const left = await createEngine({
    ...{ catalogue: gardenCatalogue, tenant: 1, user: 'u3', name: '赵老师', transport: () => Promise.reject({ status: 0 }) },
    ...new FakeBrowser(monday).window(),
  })
  await keepAnswer(left.db, 'beds', { at: 1, data: 'seven beds' })
  await left.stop()

  await putAway({ tenant: '1', user: 'u3' }, () => true)

  await left.db.open()
  expect(await keptAnswerOf(left.db, 'beds')).toBeNull()
  left.db.close()
})

test('a card asks anew when the server says that something is new', async () => {
  answering('seven beds')
  open(true)
  await soon(() => expect(text()).toContain('seven beds'))
  answering('eight beds')

  tellNews()

  await soon(() => expect(text()).toContain('eight beds'))
  expect(calls).toHaveBeenCalledTimes(2)
})
