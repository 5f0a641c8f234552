import 'fake-indexeddb/auto'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import { currentEngine } from '../../../../src/app/session/current-engine'
import { enter, leaveSession, rememberDictionaries, useSession } from '../../../../src/app/session/session'
import { Home } from '../../../../src/app/shell/Home'
import { ProductContext } from '../../../../src/app/shell/product'
import { productOf } from '../../../kit/browser/show'
import { copied } from '../../../kit/device/copied'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

vi.mock('../../../../src/app/shell/Company', () => ({ Company: () => <i className="company" /> }))

let place: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  speak('zh-CN')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await enter('abc', { id: 'u1', username: 'zhang', realname: '张老师' }, '1')
  const plants = { id: '1', path: '/plants', name: 'plants', component: 'noun/plant', meta: { title: '植物' } }
  useSession.setState({ menu: [plants], permissions: 'ready', granted: new Set(['*']) })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  leaveSession()
  vi.unstubAllGlobals()
})

/** The app of somebody whose device has the words of dictionaries, or none. Answers its engine. */
async function open(words: 'words' | 'no words') {
  rememberDictionaries(words === 'words' ? { sex: [{ value: '1', text: '男', textEn: null }] } : {})
  root.render(
    <ProductContext value={productOf(gardenCatalogue)}>
      <MemoryRouter initialEntries={['/device']}>
        <Home />
      </MemoryRouter>
    </ProductContext>,
  )
  await soon(() => expect(place.querySelector('.touch-shell')).not.toBeNull())
  const engine = currentEngine()
  if (!engine) throw new Error('nobody is in')
  return engine
}

const company = () => place.querySelector('.company')
/** Longer than a first screen is given. */
const long = () => new Promise((resolve) => setTimeout(resolve, 1500))

test('what goes on beside all screens does not come before the rows of a first visit, and a moment after them', async () => {
  const engine = await open('words')
  await long()
  expect(company()).toBeNull()
  await copied(engine)
  expect(company()).toBeNull()
  await soon(() => expect(company()).not.toBeNull())
})

test('it comes with the first press, which may open a sheet of it', async () => {
  await open('words')
  place.click()
  await soon(() => expect(company()).not.toBeNull())
})

test('it comes at once where screens would have nothing but codes to say', async () => {
  await open('no words')
  await soon(() => expect(company()).not.toBeNull())
})
