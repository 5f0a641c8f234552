import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { Breadcrumbs } from '../../../src/app/shell/desktop/Breadcrumbs'
import { SideMenu } from '../../../src/app/shell/desktop/SideMenu'
import { Screens } from '../../../src/app/shell/screens/Screens'
import { madeNoun, readDefinition } from '../../../src/contract/made/made-noun'
import { MadeNoun } from '../../../src/contract/system/made-noun'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

/** House 1 has made it: digits of its number are letters in the name. */
const noun = 'made-b-toy'
const { definition } = readDefinition(
  JSON.stringify({ fields: [{ name: 'label', kind: 'text', zh: '名称', en: 'Name', required: true }], title: 'label' }),
)
if (!definition) throw new Error('no definition')
const toy = JSON.parse(JSON.stringify(madeNoun(noun, { zh: '玩具', en: 'Toy' }, definition)))

const entry = (path: string, component: string, title: string, hidden = false) => ({
  id: path,
  path,
  component: `modules/online/${component}`,
  hidden,
  meta: { title, titleZh: title, titleEn: title },
})
/** Entries as menus of existing clients have them, and one a house has made of its own record. */
const menu = [
  entry('/online/cgform', 'cgform/OnlCgformHeadList', '表单开发'),
  entry('/online/copyform/:code', 'cgform/OnlCgformCopyList', '视图', true),
  entry('/online/cgformList/toy', 'cgform/auto/OnlCgformAutoList', '玩具登记'),
  entry('/online/cgformList/:code', 'cgform/auto/OnlCgformAutoList', '表单列表', true),
  entry('/online/cgformTreeList/:code', 'cgform/auto/OnlCgformTreeList', '树列表', true),
  entry('/online/cgformErpList/:code', 'cgform/auto/erp/OnlCgformErpList', 'ERP 列表', true),
  entry('/online/cgformTabList/:code', 'cgform/auto/tab/OnlCgformTabList', '页签列表', true),
  entry('/online/cgformInnerTableList/:code', 'cgform/auto/innerTable/OnlCgformInnerTableList', '内嵌列表', true),
  entry('/online/cgreport', 'cgreport/OnlCgreportHeadList', '报表配置'),
  entry('/online/cgreport/:code', 'cgreport/auto/OnlCgreportAutoList', '报表', true),
  entry('/online/other', 'graphreport/Somewhat', '图表'),
]

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, [MadeNoun.name]: MadeNoun } }
let engine: Engine
let shown: ReturnType<typeof show>
let go: ReturnType<typeof useNavigate>
const asked: string[] = []

function Goer() {
  go = useNavigate()
  return null
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  asked.length = 0
  useSession.setState({ menu, tenant: '1', granted: new Set([`${noun}:list`, 'plant:list']) })
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://here').pathname
    asked.push(path)
    const page = { records: [], total: 0, size: 10, current: 1, pages: 0 }
    const result = path.endsWith('/sys/madeNoun/mine') ? [toy] : page
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
  })
  shown = show(
    <>
      <Goer />
      <Breadcrumbs />
      <SideMenu folded={false} />
      <Screens />
    </>,
    { product: productOf(catalogue), engine },
  )
  await soon(() => expect(shown.place.querySelector('h1')).not.toBeNull())
})
afterEach(async () => {
  shown.close()
  useSession.setState({ menu: [], tenant: '0', granted: new Set() })
  vi.unstubAllGlobals()
  await engine.stop()
})

const titled = (title: string) => soon(() => expect(shown.place.querySelector('h1')?.textContent).toBe(title))
const lastStep = () => [...shown.place.querySelectorAll('.ant-breadcrumb li')].at(-1)?.textContent
const chosen = () => shown.place.querySelector('.side-menu [aria-current=page]')?.textContent

test('an entry with a code of its own shows the record the house has made, under the name the menu gives it', async () => {
  void go('/online/cgformList/toy')
  await titled('玩具登记')
  await soon(() => expect(asked).toContain(`/online/made/${noun}/list`))
  expect(lastStep()).toBe('玩具登记')
  expect(chosen(), 'the whole address is what is chosen in the menu').toBe('玩具登记')
})

test.each(['cgformTreeList', 'cgformErpList', 'cgformTabList', 'cgformInnerTableList', 'cgreport'])(
  'an entry for every code, %s, shows what the code stands for under its own name',
  async (kind) => {
    void go(`/online/${kind}/toy`)
    await titled('玩具')
    await soon(() => expect(asked).toContain(`/online/made/${noun}/list`))
  },
)

test('a code may be the name of a noun of the product, or of its table', async () => {
  void go('/online/cgreport/plant')
  await titled('植物')
})

test('a code nobody knows leads to /404', async () => {
  void go('/online/cgformList/nothing-of-ours')
  await titled('抱歉，资源未找到！')
  void go('/online/cgformTabList/unknown')
  await titled('抱歉，资源未找到！')
})

test.each(['/online/cgform', '/online/copyform/toy'])('what there is of forms, %s, is where custom records are made', async (path) => {
  void go(path)
  await soon(() => expect(asked).toContain('/sys/madeNoun/list'))
})

test('what there is of reports stands under the records', async () => {
  void go('/online/cgreport')
  await titled('记录')
})

test('another screen of such a client is said to be missing by its name', async () => {
  void go('/online/other')
  await soon(() => expect(shown.place.textContent).toContain('还没有这个页面'))
  expect(shown.place.querySelector('h1')?.textContent).toBe('图表')
})
