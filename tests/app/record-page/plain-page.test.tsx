import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { PlainPage } from '../../../src/app/record-page/PlainPage'
import { plainPage } from '../../../src/app/record-page/plain-page'
import { useSession } from '../../../src/app/session/session'
import { optional, ref, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const name = text('名称', 'Name')
const Bed = defineResource({
  name: 'bed',
  label: label('花坛', 'Bed'),
  path: '/test/garden/bed',
  fields: { name, soil: optional(text('土', 'Soil')), place: optional(text('位置', 'Place')) },
  title: 'name',
  list: ['name', 'soil'],
  search: [],
  form: [['name'], ['soil'], ['place']],
  sections: [{ from: 'place', label: label('在哪里', 'Where') }],
})
const Row = defineResource({
  name: 'bed-row',
  label: label('行', 'Row'),
  path: '/test/garden/bed-row',
  fields: { name, bed: ref('plant', '花坛', 'Bed'), place: text('次序', 'Place') },
  title: 'name',
  list: ['name', 'place', 'bed'],
  search: [],
  form: [['name']],
  line: { of: 'bed', order: 'place' },
})
const Guest = defineResource({
  name: 'guest',
  label: label('来客', 'Guest'),
  path: '/test/garden/guest',
  fields: { name, sees: ref('plant', '看', 'Sees') },
  title: 'name',
  list: ['name', 'sees'],
  search: [],
  form: [['name']],
})

const namesOf = (page: ReturnType<typeof plainPage>) => page.parts.map((part) => part.name)

test('a noun without a page is read in the sections of its form', () => {
  const page = plainPage(Bed, [], undefined)
  expect(page.parts.map((part) => ('fields' in part ? part.fields : undefined))).toEqual([[['name'], ['soil']], [['place']]])
  expect(page.parts.map((part) => part.title.en)).toEqual(['Basics', 'Where'])
  expect(page.head).toEqual({ facts: ['soil'] })
})

test('its lines stand below its fields, and who refers to it below them; nobody else is asked', () => {
  const page = plainPage(Plant, [Bed, Row, Guest], 'stage')
  expect(namesOf(page)).toEqual(['name', 'bed-row', 'referring'])
  expect(page.parts.find((part) => part.name === 'bed-row')).toMatchObject({ rows: { noun: 'bed-row', by: 'bed', show: ['name'] } })
  expect(page.head.state).toBe('stage')
  // A line belongs to its document: it does not refer to it as others do.
  expect(namesOf(plainPage(Plant, [Bed, Row], undefined))).toEqual(['name', 'bed-row'])
})

let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['plant:list', 'plant:edit']) })
  engine = await lonelyEngine(gardenCatalogue)
  const row = { id: 'p1', rev: 1, day: today, name: '荷花', note: '靠窗', height: 12, createBy: 'anna', createTime: '2026-11-20 08:00:00' }
  shown = show(<PlainPage resource={Plant} row={row} onGone={() => undefined} />, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(shown.place.querySelector('.record-head')).not.toBeNull())
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})
const part = () => shown.place.querySelector<HTMLElement>('[data-part=name]') as HTMLElement
const press = (key: string, at: HTMLElement = part()) => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('e edits the part the keyboard stands in, Escape leaves it, and a double click begins with its field', async () => {
  press('e')
  await soon(() => expect(part().querySelector('form')).not.toBeNull())
  press('Escape', part().querySelector('input') as HTMLElement)
  await soon(() => expect(part().querySelector('form')).toBeNull())
  part()
    .querySelector('[data-field=note]')
    ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  await soon(() => expect(document.activeElement?.id.endsWith('-note')).toBe(true))
})

test('who may not change the record begins nothing by a key or a double click', async () => {
  useSession.setState({ granted: new Set(['plant:list']) })
  await soon(() => expect(shown.place.querySelector('.part-edit')).toBeNull())
  press('e')
  part()
    .querySelector('[data-field=note]')
    ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  expect(part().querySelector('form')).toBeNull()
})

test('it says who made it and when, and every field is there', async () => {
  expect(shown.place.textContent).toContain('anna新建于 2026-11-20 08:00')
  expect(shown.place.querySelector('[data-part=other]')?.textContent).toContain('高度')
  await buttonOf(shown.place, '编辑基本信息')
})
