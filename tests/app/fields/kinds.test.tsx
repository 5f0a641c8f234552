import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DesktopInput } from '../../../src/app/fields/desktop/DesktopInput'
import { FieldFrame } from '../../../src/app/fields/FieldFrame'
import { FieldValue } from '../../../src/app/fields/FieldValue'
import type { FieldInputProps } from '../../../src/app/fields/field-input'
import { FileHomeContext } from '../../../src/app/fields/file-home'
import { touchInputs } from '../../../src/app/fields/touch-inputs'
import { nameKept } from '../../../src/app/files/attachment/keep-attachment'
import { useLanguage } from '../../../src/app/language/language'
import { treeOf } from '../../../src/app/resource/use-tree'
import { checkValue } from '../../../src/contract/check'
import { type FieldFacts, optional, text } from '../../../src/contract/field'
import type { Kind } from '../../../src/contract/fields/kind'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { Specimen } from '../../kit/device/every-kind'
import { tinyCatalogue } from '../../kit/product/tiny-product'
import { soon } from '../../kit/soon'

const catalogue = { ...tinyCatalogue, resources: { ...tinyCatalogue.resources, specimen: Specimen } }
const product = productOf(catalogue)
const sha = 'a'.repeat(64)
const values: Partial<Record<Kind, unknown>> = {
  percent: 12.5,
  weight: 1500,
  duration: 90,
  period: '2026-03-01/2026-03-31',
  region: '330113',
  json: { name: 'a', marks: ['b'] },
  attachments: [{ sha, name: '证书.pdf', size: 2_621_440 }],
}
const filled = Object.entries(values) as [Kind, unknown][]

// What the page fetches when it is needed takes its time on a loaded machine.
beforeAll(async () => {
  const parts = ['date/DurationInput', 'date/PeriodInput', 'choice/RegionInput', 'text/JsonInput', 'text/ColourInput', 'choice/RegionValue']
  await Promise.all(
    parts.map((part) => {
      const [folder, name] = part.split('/')
      return import(`../../../src/app/fields/${folder}/${name}.tsx`)
    }),
  )
  await Promise.all(['AttachmentField', 'AttachmentsValue'].map((part) => import(`../../../src/app/files/attachment/${part}.tsx`)))
})
beforeEach(() => useLanguage.setState({ language: 'en' }))
const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

async function draw(element: Parameters<typeof show>[0]) {
  const engine = await lonelyEngine(catalogue)
  const { place, close } = show(element, { product, engine })
  opened.push(close, () => void engine.stop())
  await soon(() => {
    if (place.querySelector('.skeleton') || place.childElementCount === 0) throw new Error('not there yet')
  })
  return place
}

const faces = {
  touch: ({ facts, ...input }: FieldInputProps) => {
    const Input = touchInputs[facts.kind]
    return <Input facts={facts} {...input} />
  },
  desktop: DesktopInput,
}
const drawInput = (face: keyof typeof faces, facts: FieldFacts, more: Partial<FieldInputProps> = {}) => {
  const Input = faces[face]
  const problem = more.value === undefined ? undefined : checkValue(facts, more.value)
  return draw(
    <FileHomeContext value={{ noun: 'specimen' }}>
      <FieldFrame id="it" facts={facts} problem={problem}>
        <Input
          id="it"
          facts={facts}
          value={null}
          onChange={() => undefined}
          invalid={problem !== undefined}
          describedBy={problem && 'it-problem'}
          {...more}
        />
      </FieldFrame>
    </FileHomeContext>,
  )
}

const colour = optional(text('颜色', 'Colour', { rule: 'colour' }))
async function faultsIn(place: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(place, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

describe.each(['touch', 'desktop'] as const)('on %s', (face) => {
  test.each([...filled, ['colour', '#ff0000'] as const])(
    'the input of a %s has a label and no fault axe can find, empty, filled and wrong',
    async (kind, given) => {
      const facts = kind === 'colour' ? colour : Specimen.fields[kind]
      for (const value of [null, given, kind === 'period' ? '2026-03-01/' : 'wrong']) {
        const place = await drawInput(face, facts, { value })
        expect(await faultsIn(place)).toEqual([])
      }
    },
  )

  test.each(filled)('a %s that may not be changed cannot be', async (kind, value) => {
    const place = await drawInput(face, Specimen.fields[kind], { value, disabled: true })
    const controls = [...place.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, button:not(.attachment)')]
    expect(controls.filter(({ disabled, ariaDisabled }) => !disabled && ariaDisabled !== 'true').map(({ outerHTML }) => outerHTML)).toEqual(
      [],
    )
  })
})

test('axe finds an input nobody could name', async () => {
  expect(await faultsIn(await draw(<input />))).toHaveLength(1)
})

const type = (input: HTMLInputElement | HTMLTextAreaElement, written: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {}
  set?.call(input, written)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const inputsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]

test.each([
  ['weight', ['2.5'], 2500],
  ['weight', ['0.0005'], 0.5],
  ['percent', ['7.5'], 7.5],
  ['duration', ['1'], 60],
  ['json', ['{"name":"a","marks":[]}'], { name: 'a', marks: [] }],
  ['json', ['{'], '{'],
] as const)('what is typed as %s is understood: %j', async (kind, typed, meant) => {
  const onChange = vi.fn()
  const place = await drawInput('touch', Specimen.fields[kind], { onChange })
  for (const [at, written] of typed.entries()) {
    const input = inputsIn(place)[at]
    if (input) type(input, written)
  }
  expect(onChange).toHaveBeenLastCalledWith(meant)
})

test('a period of which one day is missing says so', async () => {
  const place = await drawInput('touch', Specimen.fields.period, { value: '2026-03-01/' })
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Please give the first and the last day')
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)[0]).toContain('2026-03-01')
})

const told = async (facts: FieldFacts, value: unknown, home = true) => {
  const place = await draw(
    <FileHomeContext value={home ? { noun: 'specimen', id: 's' } : undefined}>
      <div>
        <FieldValue facts={facts} value={value} />
      </div>
    </FileHomeContext>,
  )
  return place
}

test.each([
  ['percent', '12.5%', '12.5%'],
  ['weight', '1.5 kg', '1.5 kg'],
  ['duration', '1 小时 30 分钟', '1 h 30 min'],
  ['period', '2026-03-01 – 2026-03-31', '2026-03-01 – 2026-03-31'],
  ['region', '浙江省 杭州市 临平区', '浙江省 杭州市 临平区'],
  ['attachments', '证书.pdf2.5 MB', '证书.pdf2.5 MB'],
] as const)('a %s reads well in both languages', async (kind, zh, en) => {
  const place = await told(Specimen.fields[kind], values[kind])
  await soon(() => expect(place.textContent).toBe(en))
  flushSync(() => useLanguage.setState({ language: 'zh-CN' }))
  await soon(() => expect(place.textContent).toBe(zh))
})

test('in a record a telephone number is called and an address written to; on a card, which is a button itself, neither', async () => {
  const phone = optional(text('电话', 'Phone', { rule: 'phone' }))
  expect((await told(phone, '13800000000')).querySelector('a')?.href).toBe('tel:13800000000')
  expect((await told(optional(text('邮箱', 'Mail', { rule: 'email' })), 'a@b.cn')).querySelector('a')?.href).toBe('mailto:a@b.cn')
  expect((await told(phone, '13800000000', false)).querySelector('a')).toBeNull()
})

test('a long text is folded until it is asked for', async () => {
  const place = await told(Specimen.fields.note, 'line\n'.repeat(20))
  const button = place.querySelector('button')
  expect([button?.textContent, place.querySelector('[data-folded]') !== null]).toEqual(['Show all', true])
  flushSync(() => button?.click())
  expect([button?.textContent, place.querySelector('[data-folded]')]).toEqual(['Show less', null])
})

test('a file keeps its name, but no path and nothing unseen in it', () => {
  expect(['C:\\files\\证书.pdf', '../a.pdf', 'a\u202efdp.exe', `${'x'.repeat(300)}.pdf`].map(nameKept)).toEqual([
    'C:files证书.pdf',
    '..a.pdf',
    'afdp.exe',
    `${'x'.repeat(196)}.pdf`,
  ])
})

test('rows stand below those they name, whoever names nobody there on top, and a circle is not gone round in', () => {
  const rows = [
    { id: 'c', parent: 'b', text: 'three' },
    { id: 'a', parent: null, text: 'one' },
    { id: 'b', parent: 'a', text: 'two' },
    { id: 'd', parent: 'gone', text: 'four' },
    { id: 'x', parent: 'y', text: 'x' },
    { id: 'y', parent: 'x', text: 'y' },
  ]
  expect(treeOf(rows)).toEqual([
    { value: 'd', text: 'four', above: [], children: [] },
    {
      value: 'a',
      text: 'one',
      above: [],
      children: [
        { value: 'b', text: 'two', above: ['one'], children: [{ value: 'c', text: 'three', above: ['one', 'two'], children: [] }] },
      ],
    },
  ])
})
