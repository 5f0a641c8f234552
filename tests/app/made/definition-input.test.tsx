import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { DefinitionInput } from '../../../src/app/made/DefinitionInput'
import { MadeNoun } from '../../../src/contract/system/made-noun'
import { soon } from '../../kit/soon'
import { clearBlocks, drawBlock, faceOf, Keeping, pressOn, said, typeInto } from '../blocks/pickers/block-stage'

const toys = {
  fields: [
    { name: 'label', kind: 'text', zh: '名称', en: 'Name', required: true },
    { name: 'pieces', kind: 'count', zh: '件数', en: 'Pieces' },
  ],
  title: 'label',
}
let heard: unknown[]
const draw = (start: string | null) =>
  drawBlock(
    <Keeping
      facts={MadeNoun.fields.definition}
      start={start}
      onChange={(value) => heard.push(value)}
      draw={(input) => <DefinitionInput {...input} />}
    />,
  )
const entries = () => [...document.querySelectorAll('.entry')]
const written = () => JSON.parse(String(heard.at(-1))) as { title: string; fields: readonly object[] }

beforeEach(() => {
  speak('en')
  faceOf('touch')
  heard = []
})
afterEach(() => {
  clearBlocks()
  vi.unstubAllGlobals()
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

test('a text that cannot be drawn is mended as it was written', async () => {
  draw('{"fields":[{"kind":"magic"}]}')
  await soon(() => expect(document.querySelector('textarea, .cm-editor, [contenteditable]')).not.toBeNull())
  expect(said()).not.toContain('Edit line by line')
  expect(entries()).toHaveLength(0)
})
