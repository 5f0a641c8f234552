import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefInput } from '../../../src/app/fields/choice/RefInput'
import { FieldValue } from '../../../src/app/fields/FieldValue'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { ref, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import type { Noun } from '../../../src/contract/registry'
import { defineResource, type Resource } from '../../../src/contract/resource'
import { titlePath } from '../../../src/contract/title-path'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

declare module '../../../src/contract/registry' {
  interface NounTypes {
    leaf: Resource
    twig: Resource
    branch: Resource
    tree: Resource
    hen: Resource
    egg: Resource
  }
}

const named = (name: Noun, title: Noun | undefined, offline: 'none' | 'read' = 'read') =>
  defineResource({
    name,
    label: label(name, name),
    path: `/test/forest/${name}`,
    offline,
    fields: { title: title ? ref(title, '所属', 'Of') : text('名称', 'Name') },
    title: 'title',
    list: ['title'],
    search: [],
    form: [['title']],
  })
/** A leaf is known by its twig, that by its branch, that by its tree, and the tree has a name. */
const resources = {
  leaf: named('leaf', 'twig'),
  twig: named('twig', 'branch'),
  branch: named('branch', 'tree'),
  tree: named('tree', undefined),
}
const ring = { hen: named('hen', 'egg'), egg: named('egg', 'hen') }
const catalogueOf = (more: Catalogue['resources'] = {}): Catalogue => ({
  ...gardenCatalogue,
  resources: { ...resources, ...ring, ...more },
  flows: {},
})
const facts = ref('leaf', '叶', 'Leaf')

let engine: Engine
let close: (() => void) | undefined

async function open(catalogue: Catalogue, rows: Readonly<Record<string, string>>): Promise<void> {
  engine = await lonelyEngine(catalogue)
  await writeMeta(engine.db, 'pull', { ...(await readMeta(engine.db, 'pull')), ready: true })
  engine.status.setState({ ready: true })
  for (const [noun, title] of Object.entries(rows)) {
    const row = { id: `${noun}-1`, rev: 1, scope: 'all', createBy: 'u1', createTime: '', updateBy: null, updateTime: null, title }
    await engine.db.rows.put({ noun, id: row.id, by: '', gen: 1, seq: 1, era: '', row })
  }
}
const shownBy = (catalogue: Catalogue, value = 'leaf-1') => {
  const shown = show(<FieldValue facts={facts} value={value} />, { product: productOf(catalogue), engine })
  close = shown.close
  return shown.place
}

beforeEach(() => {
  speak('zh-CN')
  queries.clear()
  const nouns = [...Object.keys(resources), ...Object.keys(ring)]
  useSession.setState({ granted: new Set(nouns.map((noun) => `${noun}:list`)) })
})
afterEach(async () => {
  close?.()
  vi.unstubAllGlobals()
  await engine.stop()
})

const wood = { leaf: 'twig-1', twig: 'branch-1', branch: 'tree-1', tree: '银杏' }

test('without network a row that is known by others in turn is called what the last of them is called', async () => {
  const catalogue = catalogueOf()
  await open(catalogue, wood)
  const place = shownBy(catalogue)
  await soon(() => expect(place.textContent).toBe('银杏'))
})

test('a row on the way that is not here leaves a stroke, and never an id', async () => {
  const catalogue = catalogueOf()
  await open(catalogue, { leaf: 'twig-1', twig: 'branch-1' })
  const place = shownBy(catalogue)
  await soon(() => expect(place.textContent).toBe('—'))
})

test('where the way leaves this device, the server is asked for the rest of it once', async () => {
  const catalogue = catalogueOf({ branch: named('branch', 'tree', 'none') })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const result = { id: 'branch-1', rev: 1, title: 'tree-1', title_dictText: '银杏' }
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
  })
  await open(catalogue, wood)
  const place = shownBy(catalogue)
  await soon(() => expect(place.textContent).toBe('银杏'))
  expect(asked).toHaveLength(1)
})

test('what is chosen in a form is called the same', async () => {
  const catalogue = catalogueOf()
  await open(catalogue, wood)
  const input = <RefInput id="f" facts={facts} value="leaf-1" onChange={() => undefined} />
  const shown = show(input, { product: productOf(catalogue), engine })
  close = shown.close
  await soon(() => expect(shown.place.textContent).toContain('银杏'))
})

test('titles that lead back to each other end somewhere', async () => {
  const catalogue = catalogueOf()
  await open(catalogue, { hen: 'egg-1', egg: 'hen-1' })
  expect(titlePath(catalogue, 'hen').map(({ name }) => name)).toEqual(['hen', 'egg'])
  const shown = show(<FieldValue facts={ref('hen', '鸡', 'Hen')} value="hen-1" />, { product: productOf(catalogue), engine })
  close = shown.close
  await soon(() => expect(shown.place.textContent).toBe('—'))
})
