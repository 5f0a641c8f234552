import { afterEach, expect, test } from 'vitest'
import { useKey } from '../../../src/app/design/desktop/use-key'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let heard: string[] = []
const closing: (() => void)[] = []

function Ear() {
  useKey(({ key }) => heard.push(key) > 0)
  return null
}

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** What lies over the page, by the classes its library gives it. */
function lay(classes: string): HTMLElement {
  const part = document.createElement('div')
  part.className = classes
  document.body.append(part)
  closing.push(() => part.remove())
  return part
}

async function listen() {
  heard = []
  const engine = await lonelyEngine(gardenCatalogue)
  closing.push(show(<Ear />, { product: productOf(gardenCatalogue), engine }).close, () => void engine.stop())
  await soon(() => {
    press('a')
    expect(heard).not.toEqual([])
  })
  heard = []
}

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

test('keys of the page are not heard while something lies over it, and are heard again as soon as it begins to leave', async () => {
  await listen()
  const part = lay('ant-dropdown css-var-r1')
  press('b')
  part.className = 'ant-dropdown css-var-r1 ant-slide-up-leave ant-slide-up-leave-active'
  press('j')
  part.className = 'ant-dropdown css-var-r1 ant-dropdown-hidden'
  press('k')
  expect(heard).toEqual(['j', 'k'])
})
