import fc from 'fast-check'
import { expect, test } from 'vitest'
import { definitionIn, definitionOf, linesOf, type MadeLine } from '../../../src/app/made/made-lines'
import { isTitleKind, type MadeDefinition, madeKinds, readDefinition } from '../../../src/contract/made/made-noun'
import { toys } from '../../kit/product/made-house'

const again = (definition: MadeDefinition) => definitionOf(linesOf(definition), definition)
const line = (caption: string, more: Partial<MadeLine> = {}): MadeLine => ({
  ...{ id: caption, caption, kind: 'text', of: null, required: false, listed: true, searched: false },
  ...{ unique: false, max: null, captionEn: null, code: null, retired: false, ...more },
})

test('a definition is drawn and written again without a loss', () => {
  expect(again(toys)).toEqual(toys)
  const rare = { name: 'size', kind: 'amount', zh: '大小', en: 'Size', min: 1, max: 9, scale: 3, unit: 'cm', fixed: true } as const
  const ruled = { name: 'tel', kind: 'text', zh: '电话', en: 'Telephone', rule: 'mobile' } as const
  const given: MadeDefinition = { fields: [ruled, rare], title: 'tel', list: ['size'], search: [], form: [['size', 'tel']], verbs: ['add'] }
  expect(again(given)).toEqual(given)
})

test('what a definition says nothing of stands as it is shown', () => {
  const { list, search } = again({ fields: toys.fields, title: 'label' })
  expect(list).toEqual(toys.fields.filter(({ kind }) => kind !== 'note' && kind !== 'secret').map(({ name }) => name))
  expect(search).toEqual(['label'])
})

test('whatever lines are written, each field has a name of its own and the rest names fields in use', () => {
  const lines = fc.array(
    fc.record({
      kind: fc.constantFrom(...madeKinds.filter((kind) => !/^(dict|ref)s?$/.test(kind))),
      required: fc.boolean(),
      listed: fc.boolean(),
      searched: fc.boolean(),
      code: fc.constantFrom(null, 'field1', 'field2'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, (some) => {
      const seen = new Set<string>()
      const written = some.map((one, at) => {
        const isTaken = one.code !== null && seen.has(one.code)
        if (one.code) seen.add(one.code)
        return line(`字段${at}`, { ...one, code: isTaken ? null : one.code })
      })
      const definition = definitionOf(written, undefined)
      expect(new Set(definition.fields.map(({ name }) => name)).size).toBe(written.length)
      expect(definition.form?.flat().sort()).toEqual(definition.fields.map(({ name }) => name).sort())
      if (definition.fields.some(({ kind }) => isTitleKind(kind)))
        expect(readDefinition(JSON.stringify(definition))).toEqual({ definition })
    }),
  )
})

test('a field that is given up leaves list, search and form, and rows are known by another', () => {
  const lines = linesOf(toys).map((one) => (one.code === 'label' ? { ...one, retired: true } : one))
  const { title, list, search, form, fields } = definitionOf([...lines, line('货号')], toys)
  expect([title, ...(list ?? []), ...(search ?? []), ...(form ?? []).flat()]).not.toContain('label')
  expect(fields.at(-1)).toEqual({ name: 'field1', kind: 'text', zh: '货号', en: '货号' })
  expect(form?.at(-1)).toEqual(['field1'])
})

test('what values are of is named as it is kept, and left out where it is of another kind of field', () => {
  const fieldOf = (kind: MadeLine['kind'], of: string) => definitionOf([line('名'), line('选', { kind, of })], undefined).fields[1]
  expect(fieldOf('dict', 'dict:sex')).toMatchObject({ kind: 'dict', dict: 'sex' })
  expect(fieldOf('refs', 'noun:made-b-toys')).toMatchObject({ kind: 'refs', noun: 'made-b-toys' })
  for (const [kind, of] of [
    ['text', 'dict:sex'],
    ['dict', 'noun:child'],
    ['ref', 'dict:sex'],
  ] as const) {
    expect(fieldOf(kind, of)).not.toHaveProperty('dict')
    expect(fieldOf(kind, of)).not.toHaveProperty('noun')
  }
})

test('a text that is no definition cannot be drawn', () => {
  for (const text of [null, '', '{', '[]', '{"fields":[{"name":"x","kind":"magic"}]}', '{"fields":1}'])
    expect(definitionIn(text)).toBeUndefined()
})
