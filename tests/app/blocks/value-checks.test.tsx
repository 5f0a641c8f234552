import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkByRule, checkDuplicate } from '../../../src/app/blocks/value-checks/check-calls'
import { ruleCell } from '../../../src/app/blocks/value-checks/rule-cell'
import { useValueCheck } from '../../../src/app/blocks/value-checks/use-value-check'
import { FileHomeContext } from '../../../src/app/fields/file-home'
import { speak } from '../../../src/app/language/language'
import { FieldRow } from '../../../src/app/resource/form/FieldRow'
import { type FieldFacts, secret, text } from '../../../src/contract/field'
import { soon } from '../../kit/soon'

const asked: URL[] = []
let answer: (query: URLSearchParams) => string | undefined | Promise<string | undefined>
let root: ReturnType<typeof createRoot>
let place: HTMLElement

beforeEach(() => {
  speak('en')
  asked.length = 0
  answer = () => undefined
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://house')
    asked.push(url)
    const error = await answer(url.searchParams)
    const told = { success: error === undefined, code: error ? 400 : 200, message: error ?? '', result: null, timestamp: 0, error }
    return Response.json(told, { status: error ? 400 : 200 })
  })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const input = () => place.querySelector('input') as HTMLInputElement
const type = (value: string) => {
  setValue?.call(input(), value)
  flushSync(() => input().dispatchEvent(new Event('input', { bubbles: true })))
}
const leave = () => flushSync(() => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const queryOf = (url: URL | undefined) => Object.fromEntries([...(url?.searchParams ?? [])].filter(([name]) => name !== '_t'))

test('a duplicate check sends table, field, value and the id of the row, and nothing where there is no value', async () => {
  for (const value of ['', null, undefined]) await checkDuplicate({ table: 'sys_user', field: 'username', value })
  expect(asked).toEqual([])
  await checkDuplicate({ table: 'sys_user', field: 'username', value: 'anna', id: 'u1' })
  expect([asked[0]?.pathname, queryOf(asked[0])]).toEqual([
    '/sys/duplicate/check',
    { tableName: 'sys_user', fieldName: 'username', fieldVal: 'anna', dataId: 'u1' },
  ])
})

test('a rule-code check sends the code and the encoded value, and nothing where either is missing', async () => {
  await checkByRule('', 'x')
  await checkByRule('email', '')
  expect(asked).toEqual([])
  await checkByRule('email', 'a&b@中.cn')
  expect([asked[0]?.pathname, queryOf(asked[0])]).toEqual([
    '/sys/checkRule/checkByCode',
    { ruleCode: 'email', value: encodeURIComponent('a&b@中.cn') },
  ])
})

test('what the server says stands at a cell of a grid, and so does that it cannot be asked', async () => {
  const rule = ruleCell('mobile')
  const told = (value: unknown) => ('handler' in rule ? rule.handler({ key: 'phone', value, row: {} }) : undefined)
  expect(await told('13800000001')).toBe(true)
  answer = () => 'rule.mobile'
  expect(await told('12')).toEqual({ ok: false, message: 'please enter a correct mobile number' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await told('12')).toEqual({ ok: false, message: 'The network cannot be reached just now; please try again later' })
})

const waiting: ((failure?: string) => void)[] = []
const run = () => new Promise<void>((good, bad) => waiting.push((failure) => (failure ? bad(failure) : good())))
function Checked() {
  const { register, watch } = useForm({ defaultValues: { it: '' } })
  const { check, failure } = useValueCheck(watch('it'), run)
  return (
    <>
      <input {...register('it')} onBlur={check} />
      <output>{String(failure)}</output>
    </>
  )
}

test('an answer about an earlier value is passed over', async () => {
  flushSync(() => root.render(<Checked />))
  const told = () => place.querySelector('output')?.textContent
  type('one')
  leave()
  type('two')
  leave()
  waiting[1]?.('two is taken')
  waiting[0]?.('one is taken')
  await soon(() => expect(told()).toBe('two is taken'))
  type('three')
  expect(told()).toBe('undefined')
})

function Form({ facts, noun, id }: { facts: FieldFacts; noun?: string | undefined; id?: string }) {
  const { control } = useForm<Record<string, unknown>>({ defaultValues: { it: null } })
  return (
    <FileHomeContext value={noun === undefined ? undefined : { noun, id }}>
      <FieldRow control={control} form="f" name="it" facts={facts} problems={{}} />
    </FileHomeContext>
  )
}
const unique = text('编号', 'Number', { max: 20, unique: true })

test('a unique field of a form says that its value is taken when it is left, until something else is typed', async () => {
  answer = (query) => (query.get('fieldVal') === 'W1' ? 'field.taken' : undefined)
  flushSync(() => root.render(<Form facts={unique} noun="staff" id="s1" />))
  type('W1')
  expect(asked).toEqual([])
  leave()
  await soon(() => expect(place.textContent).toContain('Already in use'))
  expect(queryOf(asked[0])).toEqual({ tableName: 'staff', fieldName: 'it', fieldVal: 'W1', dataId: 's1' })
  expect(input().getAttribute('aria-invalid')).toBe('true')
  type('W2')
  expect(place.textContent).not.toContain('Already in use')
})

test.each([
  ['that may be held twice', text('名称', 'Name', { max: 20 }), 'staff', true],
  ['outside a record', unique, undefined, true],
  ['of secrets', { ...secret('证号', 'Number', { max: 20 }), unique: true }, 'staff', true],
  ['without network', unique, 'staff', false],
] as const)('a field %s is not asked about', async (_, facts, noun, onLine) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  flushSync(() => root.render(<Form facts={facts} noun={noun} />))
  await soon(() => expect(input()).not.toBeNull())
  type('W1')
  leave()
  expect(asked).toEqual([])
  vi.restoreAllMocks()
})

test('what else the server says of the check, such as a refusal, does not stand in the way of a form', async () => {
  answer = () => 'access.denied'
  flushSync(() => root.render(<Form facts={unique} noun="staff" />))
  type('W1')
  leave()
  await soon(() => expect(asked).toHaveLength(1))
  await new Promise((done) => setTimeout(done, 20))
  expect(place.querySelector('[role=alert], .field-problem')).toBeNull()
})
