import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { useSession } from '../../../src/app/session/session'
import { beginsBelow } from '../../../src/app/tree/begins-below'
import { NodeSheets } from '../../../src/app/tree/NodeSheets'
import { rowTreeOf } from '../../../src/app/tree/tree'
import { Category } from '../../../src/contract/system/category'
import { Permission } from '../../../src/contract/system/permission'
import { buttonOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, [Permission.name]: Permission } }
const { put } = onStage(productOf(catalogue))
const frame = 'layouts/RouteView'
const entry = (id: string, parentId: string | null, menuType: string, component: string | null = null) => ({
  id,
  rev: 1,
  parentId,
  menuType,
  component,
  name: id,
  sortNo: 1,
})
const rows = [
  entry('group', null, '0', frame),
  entry('page', 'group', '1', 'noun/plant'),
  entry('button', 'page', '2'),
  entry('inner group', 'group', '1', frame),
  entry('page without buttons', 'group', '1', 'noun/plant'),
  entry('empty group', null, '0', frame),
  entry('page of pages', 'group', '1', 'noun/plant'),
  entry('inner page', 'page of pages', '1', 'noun/plant'),
]
const tree = rowTreeOf(Permission, rows)
const row = (id: string) => tree.byId.get(id) ?? expect.fail(id)

beforeEach(() => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
})

test.each([
  ['group', '1'],
  ['empty group', '1'],
  ['inner group', '1'],
  ['page of pages', '1'],
  ['page', '2'],
  ['page without buttons', '2'],
  ['button', '2'],
])('an entry of the menu made below a %s begins as what fits there: %s', (below, menuType) => {
  expect(beginsBelow(Permission, tree, row(below))).toMatchObject({ menuType })
})

test('one on top begins as a menu there, and rows of other nouns with nothing', () => {
  expect(beginsBelow(Permission, tree, undefined)).toEqual({})
  expect(beginsBelow(Category, tree, row('group'))).toEqual({})
})

test('the form of an entry made below another one is filled in so, and says below which', async () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address.includes('/sys/permission/add')) sent(JSON.parse(body ?? '{}'))
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: { id: 'new', records: [], total: 0 } })
  })
  const nothing = () => undefined
  const place = put(
    <NodeSheets
      resource={Permission}
      tree={tree}
      writing={{ below: row('group') }}
      nameOf={({ id }) => id}
      onClose={nothing}
      onMade={nothing}
    />,
  )
  const name = await soon(() => place.querySelector<HTMLInputElement>('input[id$="-name"]') ?? expect.fail('no form'))
  expect(place.textContent).toContain('在“group”下新建')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, '花园')
  name.dispatchEvent(new Event('input', { bubbles: true }))
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: '花园', parentId: 'group', menuType: '1' })))
})
