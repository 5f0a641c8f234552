import { flushSync } from 'react-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RefSelect } from '../../../src/app/fields/desktop/RefSelect'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { type FieldFacts, ref, refs } from '../../../src/contract/field'
import { Role } from '../../../src/contract/system/role'
import { lonelyEngine, productOf } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { Stage } from '../../kit/Stage'
import { soon } from '../../kit/soon'
import { clearBlocks, drawBlock, faceOf, inputAt, Keeping, serveBlocks, typeInto } from '../blocks/pickers/block-stage'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, role: Role } }
const product = productOf(catalogue)
const several = refs('role', '角色', 'Roles', {})
const roles = ['Cook', 'Head', 'Nurse', 'Teacher'].map((roleName) => ({ id: roleName.toLowerCase(), roleName, roleCode: roleName }))
const found = (name: string) => roles.filter((role) => role.roleName.toLowerCase().includes(name))

let engine: Engine
beforeAll(async () => {
  engine = await lonelyEngine(catalogue)
})
beforeEach(() => {
  speak('en')
  faceOf('desktop')
})
afterEach(() => {
  clearBlocks()
  queries.clear()
  vi.unstubAllGlobals()
})

/** Roles on a desk, of which the server tells those asked for once it is let. */
function shown(facts: FieldFacts, start: unknown) {
  const waiting = new Map<string, () => void>()
  serveBlocks((path, query) => {
    if (!path.endsWith('/sys/role/list')) return path.includes('queryByIds') ? roles : []
    const name = (query.get('roleName') ?? '').replaceAll('*', '')
    const records = name ? found(name) : roles
    if (!name) return { records, total: records.length }
    return new Promise((resolve) => waiting.set(name, () => resolve({ records, total: records.length })))
  })
  const onChange = vi.fn()
  drawBlock(
    <Stage {...{ product, engine }}>
      <Keeping {...{ facts, start, onChange }} draw={(input) => <RefSelect {...input} />} />
    </Stage>,
  )
  return { onChange, answer: (name: string) => soon(() => (waiting.get(name) ?? expect.fail(`${name} was not asked for`))()) }
}

const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent?.replace('✓', ''))
const keyCodes: Readonly<Record<string, number>> = { Enter: 13, Tab: 9 }
/** Presses a key. Answers whether the page itself does with it what it does: of Tab, whether it leads on. */
const press = (key: string) => {
  const told = { key, keyCode: keyCodes[key], which: keyCodes[key], bubbles: true, cancelable: true }
  const [down] = ['keydown', 'keyup'].map((type) =>
    flushSync(() => inputAt('.ant-select input').dispatchEvent(new KeyboardEvent(type, told))),
  )
  return down
}

/** Types into the list, as soon as what it begins with is there. */
async function type(text: string) {
  const input = inputAt('.ant-select input')
  input.focus()
  typeInto(input, text)
  await soon(() => expect(document.querySelector('.ant-select-dropdown')).toBeTruthy())
}
/** What was asked for is offered, and Enter would take it. */
const arrived = () =>
  soon(() => {
    expect(offered()).toEqual(['Nurse'])
    expect(document.querySelector('.ant-select-item-option-active')?.textContent).toContain('Nurse')
  })

test('Enter takes nothing before the list that was asked for is there, and then the first of it', async () => {
  const { onChange, answer } = shown(several, ['cook', 'head'])
  await type('nur')
  press('Enter')
  expect(onChange).not.toHaveBeenCalled()
  await answer('nur')
  await arrived()
  press('Enter')
  expect(onChange.mock.calls).toEqual([[['cook', 'head', 'nurse']]])
  await soon(() => expect(offered()).toHaveLength(roles.length))
})

test('of one, Enter waits as well and keeps what was typed', async () => {
  const { onChange, answer } = shown(ref('role', '角色', 'Role'), 'cook')
  await type('nur')
  press('Enter')
  await answer('nur')
  await arrived()
  expect(inputAt('.ant-select input').value).toBe('nur')
  press('Enter')
  expect(onChange.mock.calls).toEqual([['nurse']])
})

test('Tab leaves a list of several as it stands', async () => {
  const { onChange, answer } = shown(several, ['cook'])
  await type('nur')
  await answer('nur')
  await arrived()
  press('Enter')
  expect(press('Tab')).toBe(true)
  expect(onChange.mock.calls).toEqual([[['cook', 'nurse']]])
})

test('Tab leaves a list of one nobody has looked for anything in, and takes what was typed for', async () => {
  const { onChange, answer } = shown(ref('role', '角色', 'Role'), null)
  const input = inputAt('.ant-select input')
  press('Enter')
  await soon(() => expect(offered()).toHaveLength(roles.length))
  expect(press('Tab')).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
  expect(input.getAttribute('aria-expanded')).toBe('false')
  await type('nur')
  await answer('nur')
  await arrived()
  press('Tab')
  expect(onChange.mock.calls).toEqual([['nurse']])
})

test.each([
  ['several', several, ['cook']],
  ['one', ref('role', '角色', 'Role'), 'cook'],
] as const)('what was typed into a list of %s is forgotten once it is left, and all are offered again', async (_, facts, start) => {
  const { answer } = shown(facts, start)
  await type('nur')
  await answer('nur')
  await arrived()
  const input = inputAt('.ant-select input')
  flushSync(() => input.blur())
  await soon(() => expect(input.getAttribute('aria-expanded')).toBe('false'))
  flushSync(() => input.focus())
  press('Enter')
  await soon(() => expect(offered()).toHaveLength(roles.length))
  expect(input.value).toBe('')
})
