import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { MyDepartmentsScreen } from '../../../src/app/my-departments/MyDepartmentsScreen'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { Department } from '../../../src/contract/system/department'
import { productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { copied } from '../../kit/device/copied'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, [Department.name]: Department } }
const { put, engine } = onStage(productOf(catalogue))
const department = (id: string, departName: string, parentId: string | null) => ({
  ...{ id, departName, parentId, orgCode: id, orgCategory: '2', rev: 1, scope: '*' },
  ...{ createBy: 'admin', createTime: '2026-01-05 08:00:00', updateBy: null, updateTime: null },
})
let mine: object[] | undefined

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  queries.setDefaultOptions({ queries: { retry: false } })
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', () => undefined)
  useSession.setState({ granted: new Set(['department:list', 'department:add', 'department-role:list', 'user:list']) })
  await copied(engine())
  await keepRows(engine(), Department.name, [
    department('house', '园所', null),
    department('kitchen', '食堂', 'house'),
    department('store', '库房', 'kitchen'),
    department('office', '办公室', 'house'),
  ])
  vi.stubGlobal('fetch', async () => {
    if (!mine) throw new TypeError('no network')
    return Response.json({ success: true, code: 200, message: '2', timestamp: 0, result: mine })
  })
})

const names = (place: HTMLElement) => [...place.querySelectorAll('.node-words > span')].map((one) => one.textContent)

test('somebody sees the departments they work in or lead with all below them, and no other', async () => {
  mine = [{ id: 'kitchen', children: [{ id: 'store' }] }]
  const place = put(<MyDepartmentsScreen />)
  await soon(() => expect(names(place)).toEqual(['食堂', '库房']))
  // None is made beside them: that is for whoever looks after all.
  expect([...place.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('新建部门')
})

test('whoever has none is told who says so', async () => {
  mine = []
  const place = put(<MyDepartmentsScreen />)
  await soon(() => expect(place.textContent).toContain('没有您所在或负责的部门'))
})

test('without a network it says so, and shows nobody what is not theirs', async () => {
  mine = undefined
  const place = put(<MyDepartmentsScreen />)
  await soon(() => expect(place.textContent).toContain('联网后才能看到您的部门'))
  expect(place.textContent).not.toContain('办公室')
})
