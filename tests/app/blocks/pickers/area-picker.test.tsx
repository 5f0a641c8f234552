import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AreaPicker } from '../../../../src/app/blocks/area-picker/AreaPicker'
import { regionOptions } from '../../../../src/app/fields/choice/region-options'
import { speak } from '../../../../src/app/language/language'
import { optional, region } from '../../../../src/contract/field'
import { regionPath, regionsIn, wholeCountry } from '../../../../src/contract/fields/region-names'
import { soon } from '../../../kit/soon'
import { clearBlocks, drawBlock, faceOf, Keeping, said } from './block-stage'

const facts = optional(region('地区', 'Area'))
beforeEach(() => speak('en'))
afterEach(() => {
  clearBlocks()
  vi.unstubAllGlobals()
})

const lists = () => [...document.querySelectorAll('select')]
async function chooseIn(at: number, value: string): Promise<void> {
  const list = lists()[at]
  if (!list) throw new Error('no such list')
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(lists()[at]?.value).toBe(value))
}

test('areas are a tree of three levels under code 86', () => {
  expect(wholeCountry).toBe('86')
  expect(regionsIn('86').map(({ value }) => value)).toContain('330000')
  expect(regionPath('330106')).toEqual(['330000', '330100', '330106'])
  const depth = (options: typeof regionOptions): number => 1 + Math.max(...options.map(({ children }) => (children ? depth(children) : 0)))
  expect(depth(regionOptions)).toBe(3)
})

test.each(['touch', 'desktop'] as const)('a province and then a city in it are chosen by two lists, on a %s', async (face) => {
  faceOf(face)
  const onChange = vi.fn()
  drawBlock(<Keeping facts={facts} onChange={onChange} draw={(input) => <AreaPicker {...input} look="two-level" />} />)
  await soon(() => expect(lists()).toHaveLength(2))
  expect(lists().map(({ disabled }) => disabled)).toEqual([false, true])
  await chooseIn(0, '330000')
  expect(onChange).toHaveBeenLastCalledWith('330000')
  await chooseIn(1, '330100')
  expect(onChange).toHaveBeenLastCalledWith('330100')
  await chooseIn(1, '')
  expect(onChange).toHaveBeenLastCalledWith('330000')
  await chooseIn(0, '')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a county that stands there is shown and stays until something else is chosen', async () => {
  faceOf('touch')
  const onChange = vi.fn()
  drawBlock(<Keeping facts={facts} start="330106" onChange={onChange} draw={(input) => <AreaPicker {...input} look="two-level" />} />)
  await soon(() => expect(lists().map(({ value }) => value)).toEqual(['330000', '330100']))
  expect(said()).toContain('浙江省 杭州市 西湖区')
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['touch', 'desktop'] as const)('a cascader shows a chosen county with those it lies in, on a %s', async (face) => {
  faceOf(face)
  drawBlock(<Keeping facts={facts} start="330106" draw={(input) => <AreaPicker {...input} />} />)
  await soon(() => expect(said().replaceAll(' / ', ' ')).toContain('浙江省 杭州市 西湖区'))
})
