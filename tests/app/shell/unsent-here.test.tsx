import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { readUnsent } from '../../../src/app/offline/device-db'
import type { Engine } from '../../../src/app/offline/engine'
import { UnsentHere } from '../../../src/app/shell/login/UnsentHere'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine

beforeEach(async () => {
  speak('zh-CN')
  engine = await lonelyEngine(gardenCatalogue, {})
})
afterEach(() => engine.stop())

test('a device says whose work is unsent, how much and how old, never what; and forgets it with the work', async () => {
  expect(await readUnsent()).toEqual([])
  await engine.commit(['fern', 'moss'].map((key) => ({ noun: 'plant', key, verb: 'add', patch: { day: today, name: key } })))
  const { place, close } = show(<UnsentHere />, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(place.textContent).toContain('张老师 有 2 条未发送的修改'))
  expect(place.textContent).toContain('最早一条：')
  expect(place.textContent).not.toContain('fern')
  speak('en')
  await soon(() => expect(place.textContent).toContain('2 unsent edits of 张老师'))
  close()
  await engine.leave('discard')
  expect(await readUnsent()).toEqual([])
})
