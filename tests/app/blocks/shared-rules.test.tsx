import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { TableList } from '../../../src/app/resource/desktop/TableList'
import { queries } from '../../../src/app/resource/queries'
import { selectDepartment } from '../../../src/app/session/login'
import { useSession } from '../../../src/app/session/session'
import { text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const Order = defineResource({
  name: 'parcel',
  label: label('包裹', 'Parcel'),
  path: '/x/parcel',
  fields: { name: text('名', 'Name') },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [['name']],
})
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, parcel: Order } }

beforeEach(() => {
  speak('en')
  queries.clear()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => { success: boolean; message?: string; result?: unknown }) =>
  vi.stubGlobal('fetch', async () => {
    const told = { code: 200, message: '', result: null, timestamp: 0, ...answer() }
    return new Response(JSON.stringify(told))
  })

test('a list that cannot be loaded says what the server says, and is asked for again by a press', async () => {
  useSession.setState({ granted: new Set(['*']) })
  let isDown = true
  answering(() =>
    isDown
      ? { success: false, message: 'the store is being counted' }
      : { success: true, result: { records: [{ id: 'a', rev: 1, name: 'tea' }], total: 1 } },
  )
  const engine = await lonelyEngine(catalogue)
  const shown = show(<TableList resource={Order} title="Parcels" />, { product: productOf(catalogue), engine })
  await soon(() => expect(shown.place.textContent).toContain('the store is being counted'))
  isDown = false
  ;(await buttonOf(shown.place, 'Try again')).click()
  await soon(() => expect(shown.place.querySelector('.ant-table-row')?.textContent).toContain('tea'))
  shown.close()
  await engine.stop()
})

test('the department switched to comes with the person, who is kept for seven days and stands in the session', async () => {
  const userInfo = { id: 'u1', username: 'li', realname: 'Li', orgCode: 'A02' }
  answering(() => ({ success: true, result: { userInfo } }))
  await selectDepartment('A02', 'li')
  const { value, expire } = JSON.parse(localStorage.getItem('pro__Login_Userinfo') ?? '{}')
  expect([value, Math.round((expire - Date.now()) / 86_400_000)]).toEqual([userInfo, 7])
  expect(useSession.getState().person).toEqual(userInfo)
})
