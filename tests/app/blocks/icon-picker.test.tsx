import axe from 'axe-core'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { foundIcons, iconNames } from '../../../src/app/blocks/icon-picker/found-icons'
import { IconInput } from '../../../src/app/blocks/icon-picker/IconInput'
import { iconWords } from '../../../src/app/blocks/icon-picker/icon-words'
import { FieldValue } from '../../../src/app/fields/FieldValue'
import { speak } from '../../../src/app/language/language'
import { Permission } from '../../../src/contract/system/permission'
import { buttonOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const { put } = onStage(productOf(gardenCatalogue))
beforeEach(() => speak('zh-CN'))

let value: unknown
function Field({ start }: { start: string | null }) {
  const [now, set] = useState<unknown>(start)
  value = now
  return (
    <>
      <label htmlFor="icon">图标</label>
      <IconInput id="icon" facts={Permission.fields.icon} value={now} onChange={set} />
    </>
  )
}
const tiles = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('.icon-tiles button')]
const open = async (start: string | null = null) => {
  const place = put(<Field start={start} />)
  ;(await buttonOf(place, '选择图标')).click()
  await soon(() => expect(tiles(place).length).toBeGreaterThan(0))
  return place
}

test('every picture there is says in both languages what it shows, and no other does', () => {
  expect(Object.keys(iconWords).sort()).toEqual([...iconNames].sort())
})

test('pictures are found by their names and by what they show, in either language', () => {
  expect(foundIcons('house')).toContain('warehouse')
  expect(foundIcons('食堂')).toEqual(['utensils'])
  expect(foundIcons('Cutlery')).toEqual(['utensils'])
  expect(foundIcons('')).toEqual(iconNames)
  expect(foundIcons('no such thing')).toEqual([])
})

test('a picture is chosen from all there are, and the one there is says so', async () => {
  const place = await open('school')
  expect(tiles(place)).toHaveLength(iconNames.length)
  expect(place.querySelector('.icon-tiles [aria-pressed="true"]')?.textContent).toBe('学校')
  expect((await axe.run(place, { rules: { region: { enabled: false } } })).violations).toEqual([])
  tiles(place)
    .find((tile) => tile.textContent === '货车、配送')
    ?.click()
  await soon(() => expect(value).toBe('truck'))
  expect(place.querySelector('dialog')).toBeNull()
})

test('arrows lead from the search to the pictures and along them', async () => {
  const place = await open()
  const search = place.querySelector<HTMLInputElement>('dialog input')
  const press = (at: Element | null | undefined, key: string) => at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press(search, 'ArrowDown')
  expect(document.activeElement).toBe(tiles(place)[0])
  press(document.activeElement, 'ArrowRight')
  expect(document.activeElement).toBe(tiles(place)[1])
  press(document.activeElement, 'ArrowLeft')
  expect(document.activeElement).toBe(tiles(place)[0])
})

test('a name another client knows is kept, and what stands for it is said', async () => {
  const place = put(<Field start="apartment" />)
  await soon(() => expect(place.textContent).toContain('其他客户端的图标名可以保留'))
  expect(value).toBe('apartment')
})

test.each([
  ['school', 'lucide-school'],
  ['home-outlined', 'lucide-house'],
  ['radar-chart', 'lucide-circle'],
])('wherever it is read, a picture is drawn with its name beside it: %s', async (name, drawn) => {
  const place = put(<FieldValue facts={Permission.fields.icon} value={name} />)
  await soon(() => expect(place.querySelector(`svg.${drawn}`)).not.toBeNull())
  expect(place.textContent?.trim()).toBe(name)
})

test('where none is named nothing is drawn', async () => {
  const place = put(
    <p>
      无：
      <FieldValue facts={Permission.fields.icon} value={null} />
    </p>,
  )
  await soon(() => expect(place.textContent).toBe('无：'))
  expect(place.querySelector('svg')).toBeNull()
})

test('the button to the pictures shows the one that is chosen', async () => {
  const shownBy = async (start: string | null) => (await buttonOf(put(<Field start={start} />), '选择图标')).querySelector('svg')?.classList
  expect(await shownBy('truck')).toContain('lucide-truck')
  expect(await shownBy(null)).toContain('lucide-layout-grid')
})
