import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { refreshDictionaries } from '../../../src/app/session/refresh-dictionaries'
import { useSession } from '../../../src/app/session/session'
import { useDictionaries } from '../../../src/app/session/use-dictionaries'
import { Dict } from '../../../src/contract/system/dict'
import { DictItem } from '../../../src/contract/system/dict-item'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, [Dict.name]: Dict, [DictItem.name]: DictItem } }
const kept = { rev: 1, scope: '*', createBy: 'admin', createTime: '2026-01-05 08:00:00', updateBy: null, updateTime: null }

let engine: Engine
let close: () => void

function Keeping() {
  useDictionaries()
  return null
}

const put = (noun: string, row: { id: string } & Record<string, unknown>) => keepRows(engine, noun, [{ ...kept, ...row }])
const known = () => useSession.getState().dictionaries

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ dictionaries: {} })
  const answer = { sex: [{ value: '1', text: '男' }], colour: [{ value: 'r', text: '红' }] }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, code: 200, message: '', result: answer, timestamp: 0 })))
  engine = await lonelyEngine(catalogue)
  await put(Dict.name, { id: 'd1', dictCode: 'sex' })
  await put(DictItem.name, { id: 'i1', dictId: 'd1', itemValue: '1', itemText: '男', itemTextEn: 'Male', sortOrder: 1, status: '1' })
  close = show(<Keeping />, { product: productOf(catalogue), engine }).close
  await soon(() => expect(known().sex?.[0]?.textEn).toBe('Male'))
})
afterEach(async () => {
  close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('after the cache was cleared words are still known in both languages, and the server adds what the device lacks', async () => {
  await refreshDictionaries()
  await soon(() => expect(known().sex).toEqual([{ value: '1', text: '男', textEn: 'Male' }]))
  expect(known().colour).toEqual([{ value: 'r', text: '红' }])
})
