import { afterEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { RowActions } from '../../../src/app/resource/RowActions'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { defineFlow, isOpenTo } from '../../../src/contract/flow'
import { gardenCatalogue, Plant } from '../../kit/garden-catalogue'
import { lonelyEngine, productOf, show } from '../../kit/show'
import { soon } from '../../kit/soon'

const plant = gardenCatalogue.flows.plant
if (!plant) throw new Error('plants have no flow')
const flow = defineFlow({ ...plant, only: { edit: ['seed'], remove: ['seed', 'sold'] } })
const catalogue: Catalogue = { ...gardenCatalogue, flows: { ...gardenCatalogue.flows, plant: flow } }
let engine: Engine | undefined
let close: (() => void) | undefined
afterEach(async () => {
  close?.()
  await engine?.stop()
})

async function offered(stage: string | null): Promise<string[]> {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['plant:edit', 'plant:remove']) })
  engine = await lonelyEngine(catalogue)
  const row = { id: 'fern', rev: 1, name: '蕨', stage }
  const shown = show(<RowActions resource={Plant} row={row} onEdit={() => undefined} onClose={() => undefined} />, {
    product: productOf(catalogue),
    engine,
  })
  close = shown.close
  await soon(() => expect(document.body.textContent).toContain('蕨'))
  return [...document.querySelectorAll('.big-button')].map((button) => button.textContent ?? '')
}

test('a row offers what its state allows, and nothing the server would refuse', async () => {
  expect(await offered('grown')).toEqual([])
  close?.()
  expect(await offered('sold')).toEqual(['删除'])
  close?.()
  expect(await offered(null)).toEqual(['编辑', '删除'])
})

test('where no states are named, every state allows it', () => {
  expect(isOpenTo(plant, 'edit', 'grown')).toBe(true)
  expect(isOpenTo(flow, 'grow', 'grown')).toBe(true)
  expect(isOpenTo(undefined, 'remove', 'anything')).toBe(true)
})
