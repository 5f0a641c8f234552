import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delays, lingering, pageSize } from '../../../../src/app/blocks/search-select/load-choices'
import { SearchSelect } from '../../../../src/app/blocks/search-select/SearchSelect'
import { SuggestedText } from '../../../../src/app/blocks/search-select/SuggestedText'
import { dropToasts } from '../../../../src/app/design/overlay/toast'
import type { Option } from '../../../../src/app/fields/choice/use-dict'
import { speak } from '../../../../src/app/language/language'
import { queries } from '../../../../src/app/resource/queries'
import { dict, optional, text } from '../../../../src/contract/field'
import { drawn } from '../../../kit/drawn'
import { clearBlocks, drawBlock, faceOf, inputAt, Keeping, pressOn, said, serveBlocks, typeInto } from './block-stage'

const one = optional(dict('sex', '人员', 'Person'))
const people = ['Anna', 'Anton', 'Ben'].map((name) => ({ value: name.toLowerCase(), text: name }))
const holding = (keyword: string | null) => people.filter(({ text }) => text.toLowerCase().includes((keyword ?? '').toLowerCase()))

beforeEach(() => {
  speak('en')
  faceOf('touch')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  clearBlocks()
  queries.clear()
  dropToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What is on its way has arrived and is drawn. */
const arrived = async () => {
  for (let round = 0; round < 4; round++) {
    await vi.advanceTimersByTimeAsync(0)
    await drawn()
  }
}
const choices = () => [...document.querySelectorAll('.pick-list button')].map(({ textContent }) => textContent)
const select = (props: Partial<Parameters<typeof SearchSelect>[0]> = {}, onChange = vi.fn(), start: unknown = null) => {
  drawBlock(
    <Keeping
      facts={one}
      start={start}
      onChange={onChange}
      draw={(input) => <SearchSelect {...input} dict="sys_user,realname,id" async {...props} />}
    />,
  )
  return onChange
}

test('the server is asked for ten as it opens, and again 800 ms after the last key', async () => {
  expect([pageSize, delays.select, delays.cell, delays.suggestions, lingering]).toEqual([10, 800, 300, 200, 300])
  const asked = serveBlocks((_, query) => holding(query.get('keyword')))
  select()
  pressOn('please choose')
  await arrived()
  expect(choices()).toEqual(['Anna', 'Anton', 'Ben'])
  expect(asked).toEqual(['/sys/dict/loadDict/sys_user,realname,id?pageSize=10'])
  typeInto(inputAt('[type=search]'), 'a')
  await vi.advanceTimersByTimeAsync(700)
  typeInto(inputAt('[type=search]'), 'an')
  await vi.advanceTimersByTimeAsync(799)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.slice(1)).toEqual(['/sys/dict/loadDict/sys_user,realname,id?keyword=an&pageSize=10'])
  await arrived()
  expect(choices()).toEqual(['Anna', 'Anton'])
  pressOn('Anton')
  await arrived()
  expect(document.querySelector('.pick-button')?.textContent).toBe('Anton')
})

test('in a cell it is asked 300 ms after the last key', async () => {
  const asked = serveBlocks((_, query) => holding(query.get('keyword')))
  select({ delay: delays.cell })
  pressOn('please choose')
  typeInto(inputAt('[type=search]'), 'be')
  await vi.advanceTimersByTimeAsync(299)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)
})

test('an answer to an earlier question that comes late is not shown', async () => {
  const waiting = new Map<string, (found: readonly Option[]) => void>()
  serveBlocks((_, query) => new Promise((resolve) => waiting.set(query.get('keyword') ?? '', resolve)))
  select()
  pressOn('please choose')
  for (const keyword of ['an', 'be']) {
    typeInto(inputAt('[type=search]'), keyword)
    await vi.advanceTimersByTimeAsync(800)
  }
  waiting.get('be')?.(holding('be'))
  await arrived()
  waiting.get('an')?.(holding('an'))
  waiting.get('')?.(people)
  await arrived()
  expect(choices()).toEqual(['Ben'])
})

test('a search that fails says so in the words of the server, and one that finds nothing says that', async () => {
  let fails = true
  serveBlocks(() => {
    if (fails) throw new Error('table is closed')
    return []
  })
  select()
  pressOn('please choose')
  await arrived()
  expect(document.querySelector('.toast')?.textContent).toContain('table is closed')
  fails = false
  expect(inputAt('[type=search]').placeholder).toBe('please enter search content')
  typeInto(inputAt('[type=search]'), 'x')
  await vi.advanceTimersByTimeAsync(800)
  await arrived()
  expect(said()).toContain('no data found')
})

test('what was chosen before is called as the server says, without its condition', async () => {
  const asked = serveBlocks((path) => (path.includes('loadDictItem') ? ['Anna'] : people))
  select({ dict: "sys_user,realname,id,status='1'" }, vi.fn(), 'anna')
  await arrived()
  await arrived()
  expect(document.querySelector('.pick-button')?.textContent).toBe('Anna')
  expect(asked).toEqual(['/sys/dict/loadDictItem/sys_user,realname,id?key=anna'])
})

test('without the server all choices are fetched once and looked through here', async () => {
  const asked = serveBlocks(() => people)
  const onChange = select({ async: false, dict: 'person,name,id' })
  pressOn('please choose')
  await arrived()
  typeInto(inputAt('[type=search]'), 'BEN')
  await arrived()
  expect(choices()).toEqual(['Ben'])
  expect(asked).toEqual(['/sys/dict/getDictItems/person,name,id'])
  pressOn('Ben')
  expect(onChange).toHaveBeenCalledWith('ben')
})

const suggested = (onChange = vi.fn()) => {
  const load = vi.fn(async (keyword: string) => holding(keyword))
  drawBlock(
    <Keeping facts={optional(text('姓名', 'Name'))} onChange={onChange} draw={(input) => <SuggestedText {...input} load={load} />} />,
  )
  return { load, onChange }
}
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const press = (key: string) => inputAt().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('suggestions come 200 ms after the last key, and are taken by arrows and Enter', async () => {
  const { load, onChange } = suggested()
  inputAt().focus()
  await arrived()
  expect(options()).toHaveLength(3)
  typeInto(inputAt(), 'an')
  await vi.advanceTimersByTimeAsync(199)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await arrived()
  expect(options()).toEqual(['Anna', 'Anton'])
  for (const key of ['ArrowDown', 'ArrowDown']) press(key)
  await arrived()
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('Anton')
  press('Enter')
  expect(onChange).toHaveBeenLastCalledWith('Anton')
  await arrived()
  expect(options()).toEqual([])
})

test('suggestions hide 300 ms after the text is left, so that one can be pressed', async () => {
  const { onChange } = suggested()
  inputAt().focus()
  await arrived()
  inputAt().blur()
  await vi.advanceTimersByTimeAsync(299)
  await drawn()
  expect(options()).toHaveLength(3)
  pressOn('Ben')
  expect(onChange).toHaveBeenLastCalledWith('Ben')
  inputAt().focus()
  await arrived()
  inputAt().blur()
  await vi.advanceTimersByTimeAsync(300)
  await drawn()
  expect(options()).toEqual([])
})
