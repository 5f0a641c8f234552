import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CategorySelect } from '../../../../src/app/blocks/category-select/CategorySelect'
import { TreeSelect } from '../../../../src/app/blocks/tree-select/TreeSelect'
import { isJsonCondition } from '../../../../src/app/blocks/tree-select/tree-source'
import { dropToasts } from '../../../../src/app/design/overlay/toast'
import { speak } from '../../../../src/app/language/language'
import { queries } from '../../../../src/app/resource/queries'
import { dict, dicts, optional } from '../../../../src/contract/field'
import { soon } from '../../../kit/soon'
import { type Answering, clearBlocks, drawBlock, faceOf, inputAt, Keeping, pressOn, said, serveBlocks } from './block-stage'

const one = optional(dict('sex', '部门', 'Department'))
const several = optional(dicts('sex', '部门', 'Department'))
const tree: Readonly<Record<string, readonly { key: string; title: string; leaf: boolean }[]>> = {
  '0': [
    { key: 'a', title: 'House', leaf: false },
    { key: 'b', title: 'Garden', leaf: true },
  ],
  a: [{ key: 'a1', title: 'Kitchen', leaf: true }],
}
const answering: Answering = (path, query) => (path.includes('loadDictItem') ? ['Kitchen'] : (tree[query.get('pid') ?? '0'] ?? []))
const asked = { dict: 'sys_depart,depart_name,id', pidField: 'parent_id' }

beforeEach(() => {
  speak('en')
  faceOf('touch')
})
afterEach(() => {
  clearBlocks()
  queries.clear()
  dropToasts()
  vi.unstubAllGlobals()
})

describe('a tree', () => {
  test('is loaded level by level from its root 0, each level once', async () => {
    const calls = serveBlocks(answering)
    const onChange = vi.fn()
    drawBlock(<Keeping facts={one} onChange={onChange} draw={(input) => <TreeSelect {...input} {...asked} />} />)
    expect(calls).toEqual([])
    pressOn('please choose')
    await soon(() => expect(said()).toContain('House'))
    expect(calls).toEqual(['/sys/dict/loadTreeData?pid=0&tableName=sys_depart&text=depart_name&code=id&pidField=parent_id'])
    goBelow()
    await soon(() => pressOn('Kitchen'))
    expect(onChange).toHaveBeenCalledWith('a1')
    expect(document.querySelector('.pick-button')?.textContent).toBe('Kitchen')
    pressOn('Kitchen')
    expect(calls).toHaveLength(2)
  })

  test('several of it are chosen with a press each, and confirmed', async () => {
    serveBlocks(answering)
    const onChange = vi.fn()
    drawBlock(<Keeping facts={several} onChange={onChange} draw={(input) => <TreeSelect {...input} {...asked} />} />)
    pressOn('please choose')
    await soon(() => pressOn('House'))
    pressOn('Garden')
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b'])
    pressOn('House')
    expect(onChange).toHaveBeenLastCalledWith(['b'])
  })

  test('on a desk it opens 400 px high at most, and what was chosen before is called as the server says', async () => {
    faceOf('desktop')
    const calls = serveBlocks(answering)
    drawBlock(<Keeping facts={one} start="a1" draw={(input) => <TreeSelect {...input} {...asked} />} />)
    await soon(() => expect(said()).toContain('Kitchen'))
    expect(calls).toEqual(['/sys/dict/loadDictItem/sys_depart,depart_name,id?key=a1'])
    inputAt('#it').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    await soon(() => expect(said()).toContain('Garden'))
    const popup = [...document.querySelectorAll<HTMLElement>('*')].find(({ style }) => style.maxHeight === '400px')
    expect(popup).toBeDefined()
  })

  test('a level that does not arrive says so in the words of the server, and is asked for again', async () => {
    let fails = true
    serveBlocks((path, query) => {
      if (fails) throw new Error('the tree is closed')
      return answering(path, query)
    })
    drawBlock(<Keeping facts={one} draw={(input) => <TreeSelect {...input} {...asked} />} />)
    pressOn('please choose')
    await soon(() => expect(document.querySelector('.toast')?.textContent).toContain('the tree is closed'))
    fails = false
    pressOn('Try again')
    await soon(() => expect(said()).toContain('House'))
  })

  test('its condition must be a JSON object; else it says so and asks for nothing', async () => {
    expect(['', '{}', '{"a":1}'].every(isJsonCondition)).toBe(true)
    expect(['a=1', '[]', '1', 'null', '"x"', '{'].some(isJsonCondition)).toBe(false)
    const calls = serveBlocks(answering)
    drawBlock(<Keeping facts={one} start="a" draw={(input) => <TreeSelect {...input} {...asked} condition="a=1" />} />)
    const words = 'JTreeSelect-condition value is wrong, a json string is needed!'
    expect(document.querySelector('[role=alert]')?.textContent).toBe(words)
    await soon(() => expect(document.querySelector('.toast')?.textContent).toContain(words))
    expect(calls).toEqual([])
  })
})

/** Goes down to what lies below the first node. */
function goBelow(): void {
  const below = document.querySelector<HTMLElement>('.tree-below')
  if (!below) throw new Error('nothing lies below')
  below.click()
}

describe('categories', () => {
  test('are loaded below a code and called by their ids; nothing chosen says please choose', async () => {
    const calls = serveBlocks(answering)
    const onChange = vi.fn()
    drawBlock(<Keeping facts={one} onChange={onChange} draw={(input) => <CategorySelect {...input} pcode="A01" />} />)
    expect(document.querySelector('.pick-button')?.textContent).toBe('please choose')
    pressOn('please choose')
    await soon(() => expect(said()).toContain('House'))
    goBelow()
    await soon(() => pressOn('Kitchen'))
    expect(calls).toEqual(['/sys/category/loadTreeData?pid=0&pcode=A01', '/sys/category/loadTreeData?pid=a'])
    expect(onChange).toHaveBeenCalledWith('a1')
  })

  test('all of them come from code 0, and what was chosen before is asked for by its ids', async () => {
    const calls = serveBlocks(answering)
    drawBlock(<Keeping facts={one} start="a1" draw={(input) => <CategorySelect {...input} />} />)
    await soon(() => expect(document.querySelector('.pick-button')?.textContent).toBe('Kitchen'))
    expect(calls).toEqual(['/sys/category/loadDictItem/?ids=a1'])
    pressOn('Kitchen')
    await soon(() => expect(calls.at(-1)).toBe('/sys/category/loadTreeData?pid=0&pcode=0'))
  })

  test('their condition must be a JSON object', () => {
    const calls = serveBlocks(answering)
    drawBlock(<Keeping facts={one} draw={(input) => <CategorySelect {...input} condition="[]" />} />)
    expect(document.querySelector('[role=alert]')?.textContent).toBe('the condition value is wrong, needs a JSON string')
    expect(calls).toEqual([])
  })
})
