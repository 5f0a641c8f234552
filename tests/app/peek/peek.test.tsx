import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { Peek } from '../../../src/app/peek/desktop/Peek'
import { RefLink } from '../../../src/app/peek/RefLink'
import type { MenuItem } from '../../../src/app/session/person'
import { useSession } from '../../../src/app/session/session'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const plants: MenuItem = { id: 'plant', path: '/garden/plant', component: 'noun/plant', meta: { title: '植物' } }
let engine: Engine
let shown: ReturnType<typeof show>

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['plant:list', 'plant:edit']), menu: [plants] })
  engine = await lonelyEngine(gardenCatalogue)
  await keepRows(engine, 'plant', [{ id: 'p1', name: '荷花', day: '2026-03-02' }])
  const names = (
    <>
      <a href="#p1" data-peek="plant" data-peek-id="p1">
        荷花
      </a>
      <p>
        <RefLink noun="stone" id="s1">
          鹅卵石
        </RefLink>
      </p>
      <main>
        <a href="/garden/plant?view=cards&open=p1" id="way">
          一株荷花
        </a>
        <a href="/garden/plant?open=new" id="add">
          添加
        </a>
        <a href="/elsewhere?open=p1" id="elsewhere">
          别处
        </a>
      </main>
      <input />
      <Peek />
    </>
  )
  shown = show(names, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(shown.place.querySelector('a')).not.toBeNull())
  // What hears the mouse stands a moment after what is seen.
  await new Promise((done) => setTimeout(done, 50))
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

const card = () => document.querySelector('.peek-card')
const name = () => shown.place.querySelector('a') as HTMLElement
const over = (place: Element, pointerType = 'mouse') => {
  const event = new Event('pointerover', { bubbles: true })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  place.dispatchEvent(event)
}
const press = (key: string, place: Element = name()) =>
  place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('a mouse that rests on a name is shown the head of its record, with nothing to do there, until it goes', async () => {
  over(name())
  expect(card()).toBeNull()
  await soon(() => expect(card()?.textContent).toContain('荷花'))
  expect(card()?.querySelector('button, form, [data-part]')).toBeNull()
  over(shown.place.querySelector('input') as Element)
  await soon(() => expect(card()).toBeNull())
})

test('p shows what the keyboard stands on, and Escape ends that alone', async () => {
  name().focus()
  press('p')
  await soon(() => expect(card()?.textContent).toContain('荷花'))
  let heard = 0
  const hear = () => heard++
  document.addEventListener('keydown', hear)
  press('Escape')
  await soon(() => expect(card()).toBeNull())
  expect(heard).toBe(0)
  // Whoever took the first one lets go a moment after the card is gone; from then on each is heard, once.
  await soon(() => {
    heard = 0
    press('Escape')
    expect(heard).toBe(1)
  })
  document.removeEventListener('keydown', hear)
})

test('a letter that is typed is a letter, and a finger is not a mouse', async () => {
  const input = shown.place.querySelector('input') as HTMLInputElement
  input.focus()
  expect(press('p', input)).toBe(true)
  over(name(), 'touch')
  await new Promise((done) => setTimeout(done, 500))
  expect(card()).toBeNull()
})

test('any link of a page that leads to a record is a name of it; one to a new record, or to a screen of something else, is none', async () => {
  const link = (id: string) => shown.place.querySelector(`#${id}`) as Element
  for (const id of ['add', 'elsewhere']) over(link(id))
  await new Promise((done) => setTimeout(done, 500))
  expect(card()).toBeNull()
  over(link('way'))
  await soon(() => expect(card()?.textContent).toContain('荷花'))
})

test('of what the person has no screen the name alone is there', () => {
  expect(shown.place.querySelector('p')?.innerHTML).toBe('鹅卵石')
})
