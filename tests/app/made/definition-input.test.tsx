import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { DefinitionInput } from '../../../src/app/made/DefinitionInput'
import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import type { Problems } from '../../../src/contract/check'
import { Dict } from '../../../src/contract/system/dict'
import { MadeNoun } from '../../../src/contract/system/made-noun'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { copied } from '../../kit/device/copied'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'
import { faceOf, Keeping, pressOn, said, typeInto } from '../blocks/pickers/block-stage'

const toys = {
  fields: [
    { name: 'label', kind: 'text', zh: '名称', en: 'Name', required: true },
    { name: 'colour', kind: 'dict', zh: '颜色', en: 'Colour', dict: 'colour' },
  ],
  title: 'label',
}
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, [Dict.name]: Dict } }
const kept = { rev: 1, scope: '*', createBy: 'admin', createTime: '2026-01-05 08:00:00', updateBy: null, updateTime: null }
let engine: Engine
let shown: ReturnType<typeof show>
let heard: unknown[]

const draw = (start: string | null, inner: Problems = {}) => {
  shown = show(
    <Keeping
      facts={MadeNoun.fields.definition}
      start={start}
      onChange={(value) => heard.push(value)}
      draw={(input) => <DefinitionInput {...input} inner={inner} />}
    />,
    { product: productOf(catalogue), engine },
  )
}
const entries = () => [...document.querySelectorAll('.entry')]
const inputOf = (entry: Element | undefined, name: string) =>
  [...(entry?.querySelectorAll('.field') ?? [])].find((field) => field.querySelector('label, legend')?.textContent?.includes(name))
const written = () => JSON.parse(String(heard.at(-1))) as { title: string; fields: readonly object[] }

beforeEach(async () => {
  speak('en')
  faceOf('touch')
  heard = []
  useSession.setState({ granted: new Set(['plant:list', 'dict:list']) })
  engine = await lonelyEngine(catalogue)
  await keepRows(engine, Dict.name, [
    { ...kept, id: 'd1', dictName: '颜色', dictNameEn: 'Colours', dictCode: 'colour' },
    { ...kept, id: 'd2', dictName: '大小', dictNameEn: 'Sizes', dictCode: 'size' },
  ])
  await copied(engine)
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('a field is written as a line, and named where nobody named it', async () => {
  draw(null)
  await soon(() => pressOn('Add one'))
  await soon(() => expect(entries()).toHaveLength(1))
  typeInto(entries()[0]?.querySelector('input') as HTMLInputElement, 'Toy')
  await soon(() => expect(written()).toMatchObject({ title: 'field1', fields: [{ name: 'field1', kind: 'text', zh: 'Toy', en: 'Toy' }] }))
})

test('what is there stands line by line, and as the text it is kept as where that is asked for', async () => {
  draw(JSON.stringify(toys))
  await soon(() => expect(entries()).toHaveLength(toys.fields.length))
  pressOn('Edit as JSON')
  await soon(() => expect(entries()).toHaveLength(0))
  pressOn('Edit line by line')
  await soon(() => expect(entries()).toHaveLength(toys.fields.length))
  expect(heard).toEqual([])
})

test('a dictionary is chosen by its name, from those of the house and the records one may list', async () => {
  draw(JSON.stringify(toys))
  await soon(() => expect(entries()).toHaveLength(toys.fields.length))
  expect(entries()[1]?.textContent).toContain('Dictionary: Colours')
  expect(entries()[0]?.textContent).toContain('Dictionary: Sizes')
  expect(entries()[0]?.textContent).toContain('Records: ')
  const sizes = [...(entries()[1]?.querySelectorAll('button') ?? [])].find((button) => button.textContent === 'Dictionary: Sizes')
  sizes?.click()
  await soon(() => expect(written().fields[1]).toMatchObject({ name: 'colour', dict: 'size' }))
})

test('who may not list dictionaries chooses them by their codes', async () => {
  useSession.setState({ granted: new Set(), dictionaries: { colour: [] } })
  draw(JSON.stringify(toys))
  await soon(() => expect(entries()[0]?.textContent).toContain('Dictionary: colour'))
  expect(entries()[0]?.textContent).not.toContain('Sizes')
})

test('what the server finds wrong stands at its line, in the words of the line', async () => {
  draw(JSON.stringify(toys), { '1.max': { code: 'made.wrong', values: { place: 'fields.1.max' } } })
  await soon(() => expect(entries()).toHaveLength(toys.fields.length))
  expect(inputOf(entries()[1], 'At most')?.textContent).toContain('What stands at "At most" is not correct')
  expect(inputOf(entries()[0], 'At most')?.textContent).not.toContain('not correct')
  pressOn('Edit as JSON')
  await soon(() => expect(said()).toContain('What stands at "fields.1.max" is not correct'))
})

test('a text that cannot be drawn is mended as it was written', async () => {
  draw('{"fields":[{"kind":"magic"}]}')
  await soon(() => expect(document.querySelector('textarea, .cm-editor, [contenteditable]')).not.toBeNull())
  expect(said()).not.toContain('Edit line by line')
  expect(entries()).toHaveLength(0)
})
