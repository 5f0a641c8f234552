import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AlarmsCard } from '../../../src/app/home/AlarmsCard'
import type { AlarmFindings, AlarmProps } from '../../../src/app/home/alarm'
import type { CardStanding } from '../../../src/app/home/home-card'
import type { HomeOfArea } from '../../../src/app/home/home-of-area'
import { useTell } from '../../../src/app/home/use-tell'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import type { Permission } from '../../../src/contract/access'
import { label } from '../../../src/contract/label'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let told: CardStanding[]
let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('zh-CN')
  told = []
  engine = await lonelyEngine(gardenCatalogue)
  useSession.setState({ person: { id: 'u1', username: 'yz', realname: '梁丹' }, granted: new Set(['child:list']) })
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

function Found({ tell, found }: AlarmProps & { found: AlarmFindings }) {
  useTell(tell, found)
  return null
}

/** An alarm of an area that finds what is given; without anything it cannot be fetched. */
const alarm = (name: string, found?: AlarmFindings, needs: Permission[] = []): HomeOfArea => ({
  alarms: [
    {
      name,
      needs,
      load: async () => {
        if (found === undefined) throw new Error('no network')
        return ({ tell }: AlarmProps) => <Found tell={tell} found={found} />
      },
    },
  ],
})
const line = (id: string, tone: 'bad' | 'soon', since: string) =>
  ({ id, tone, since, icon: 'bell', said: label('{name}没有交', '{name} is missing'), values: { name: id }, to: '/x' }) as const

const open = (...areas: HomeOfArea[]) => {
  const home = Promise.resolve(areas)
  shown = show(<AlarmsCard tell={(standing) => told.push(standing)} />, {
    product: productOf(gardenCatalogue, { home: () => home }),
    engine,
  })
}
const text = () => document.body.textContent ?? ''

test('what is wrong is counted and stands before what soon will be, each with its time', async () => {
  open(alarm('a/one', [line('小班', 'soon', '09:15')]), alarm('b/two', [line('中班', 'bad', '09:00')]))
  await soon(() => expect(text()).toContain('小班没有交'))

  expect(text()).toContain('1件事需要现在处理')
  expect(text().indexOf('中班没有交自 09:00')).toBeGreaterThan(-1)
  expect(text().indexOf('小班没有交请在 09:15 前处理')).toBeGreaterThan(text().indexOf('中班没有交'))
  await soon(() => expect(told.at(-1)).toMatchObject({ as: 'due', values: { count: 1 } }))
})

test('where nothing is wrong the card says so, and is a line of the strip from then on', async () => {
  open(alarm('a/one', []), alarm('b/two', []))
  await soon(() => expect(text()).toContain('没有需要注意的事'))

  await soon(() => expect(told).toEqual([{ as: 'well', said: label('没有需要注意的事', 'Nothing needs attention') }]))
})

test('an alarm that cannot be known leaves the others alone, and nothing is said to be well', async () => {
  open(alarm('a/one', 'unknown'), alarm('b/two'), alarm('c/three', []))
  await soon(() => expect(text()).toContain('有些事联网后才能看到'))

  expect(text()).not.toContain('没有需要注意的事')
  await soon(() => expect(told).toEqual([{ as: 'calm' }]))
})

test('nobody is told of what their rights do not give', async () => {
  open(alarm('a/one', [line('小班', 'bad', '09:15')], ['attendance-record:list']))
  await soon(() => expect(told).toEqual([{ as: 'none' }]))

  expect(text()).not.toContain('小班')
})
