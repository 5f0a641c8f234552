import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Branch,
  type Chosen,
  difference,
  type Entry,
  found,
  give,
  givenOf,
  grantsIn,
  groupsIn,
  isShort,
  pruned,
  rightsOf,
  rowsOf,
  take,
  toggled,
} from '../../../src/app/rights/rights-tree'

const verb = (noun: string, name: string, title: string): Entry => ({
  key: `${noun}:${name}`,
  title,
  isGroup: false,
  needs: name === 'list' ? [] : [`${noun}:list`],
})
const child: Entry = {
  key: 'noun.child',
  title: '幼儿',
  isGroup: false,
  needs: ['child:list'],
  children: [verb('child', 'list', '幼儿·查看'), verb('child', 'edit', '幼儿·编辑'), verb('child', 'remove', '幼儿·删除')],
}
const dict: Entry = {
  key: 'noun.dict',
  title: 'Dictionary',
  isGroup: false,
  needs: ['dict:edit'],
  children: [verb('dict', 'list', 'Dictionary: View'), verb('dict', 'edit', 'Dictionary: Edit')],
}
const board: Entry = { key: 'screen.board', title: '点名', isGroup: false, needs: ['child:edit'] }
const garden: Entry = { key: 'module.garden', title: '园所', isGroup: true, needs: [], children: [board, child, dict] }
const rights = rightsOf([garden, { key: 'module.empty', title: '空', isGroup: true, needs: [] }], '菜单入口')
const linked = { linked: true, isLocked: () => false }
const single = { linked: false, isLocked: () => false }
const chosen = (...grants: string[]): Chosen => new Set(grants)
const sorted = (set: Chosen) => [...set].sort()
const flat = (tree: readonly Branch[]): readonly Branch[] => tree.flatMap((one) => [one, ...flat(one.children)])
const branch = (key: string): Branch => {
  const one = flat(rights.tree).find((found) => found.key === key)
  if (!one) throw new Error(key)
  return one
}

describe('the tree', () => {
  test('has a line for a page’s place in the menu beside its verbs, under short names, and no empty group', () => {
    expect(rights.tree.map(({ title }) => title)).toEqual(['园所'])
    expect(branch('noun.child').children.map(({ title, grant }) => [title, grant])).toEqual([
      ['菜单入口', 'noun.child'],
      ['查看', 'child:list'],
      ['编辑', 'child:edit'],
      ['删除', 'child:remove'],
    ])
    expect(branch('noun.dict').children.map(({ title }) => title)).toEqual(['菜单入口', 'View', 'Edit'])
    expect(branch('screen.board')).toMatchObject({ title: '点名', grant: 'screen.board', children: [] })
  })

  test('shows what lies open, with its depth and place', () => {
    const rows = rowsOf(rights.tree, new Set(['module.garden', 'noun.dict']))
    expect(rows.map(({ branch: { key }, level, at, of, parent }) => [key, level, at, of, parent])).toEqual([
      ['module.garden', 1, 1, 1, undefined],
      ['screen.board', 2, 1, 3, 'module.garden'],
      ['noun.child', 2, 2, 3, 'module.garden'],
      ['noun.dict', 2, 3, 3, 'module.garden'],
      ['noun.dict itself', 3, 1, 3, 'noun.dict'],
      ['dict:list', 3, 2, 3, 'noun.dict'],
      ['dict:edit', 3, 3, 3, 'noun.dict'],
    ])
  })

  test('is searched by name and by code; a group that is found is found with all it holds', () => {
    const keys = (text: string) => found(rights.tree, text).flatMap(grantsIn)
    expect(keys('编辑')).toEqual(['child:edit'])
    expect(keys('CHILD:')).toEqual(['child:list', 'child:edit', 'child:remove'])
    expect(keys('幼儿')).toEqual(['noun.child', 'child:list', 'child:edit', 'child:remove'])
    expect(keys('nothing like it')).toEqual([])
    expect(groupsIn(found(rights.tree, '编辑'))).toEqual(['module.garden', 'noun.child'])
  })

  test('is cut down to what is given', () => {
    const given = pruned(rights.tree, ({ grant }) => grant === 'child:list')
    expect(given.flatMap(grantsIn)).toEqual(['child:list'])
  })

  test('a group is given wholly, in part or not at all', () => {
    expect(givenOf(branch('noun.child'), chosen())).toBe('none')
    expect(givenOf(branch('noun.child'), chosen('child:list'))).toBe('some')
    expect(givenOf(branch('module.garden'), chosen('child:list'))).toBe('some')
    expect(givenOf(branch('noun.child'), chosen('noun.child', 'child:list', 'child:edit', 'child:remove'))).toBe('all')
  })
})

describe('what depends on what', () => {
  test('to edit brings to see, and the place in the menu', () => {
    expect(sorted(give(rights, chosen(), ['child:edit'], linked))).toEqual(['child:edit', 'child:list', 'noun.child'])
    expect(sorted(give(rights, chosen(), ['screen.board'], linked))).toEqual(['child:edit', 'child:list', 'noun.child', 'screen.board'])
  })

  test('a page comes only with all it needs', () => {
    expect(sorted(give(rights, chosen(), ['dict:list'], linked))).toEqual(['dict:list'])
    expect(sorted(give(rights, chosen(), ['dict:edit'], linked))).toEqual(['dict:edit', 'dict:list', 'noun.dict'])
  })

  test('who may not see may not edit either', () => {
    const all = new Set(grantsIn(branch('module.garden')))
    expect(sorted(take(rights, all, ['child:list'], linked))).toEqual(['dict:edit', 'dict:list', 'noun.dict'])
  })

  test('each stands for itself where nothing is to be linked', () => {
    expect(sorted(give(rights, chosen(), ['child:edit'], single))).toEqual(['child:edit'])
    expect(sorted(take(rights, chosen('child:edit', 'child:list'), ['child:list'], single))).toEqual(['child:edit'])
  })
})

describe('what the person may neither give nor take', () => {
  const how = { linked: true, isLocked: (grant: string) => grant === 'child:remove' }

  test('stays as it is when the whole group is given or taken', () => {
    const given = toggled(rights, chosen(), branch('noun.child'), how)
    expect(sorted(given)).toEqual(['child:edit', 'child:list', 'noun.child'])
    expect(sorted(toggled(rights, given, branch('noun.child'), how))).toEqual([])
    expect(sorted(toggled(rights, chosen('child:remove', ...given), branch('noun.child'), how))).toEqual(['child:remove'])
  })
})

const anyChoice = fc.subarray([...grantsIn(branch('module.garden'))]).map((list) => new Set(list))
const anyLocks = fc.subarray([...grantsIn(branch('module.garden'))]).map((list) => (grant: string) => list.includes(grant))
const anyBranch = fc.constantFrom(...groupsIn(rights.tree), 'screen.board', 'child:edit', 'dict:list').map((key) => branch(key))

test('what was found unfolds by itself, unless it is more than anybody reads', () => {
  const many = (count: number): Branch => ({
    key: 'many',
    title: 'many',
    children: Array.from({ length: count }, (_, at) => ({ key: `${at}`, title: `${at}`, grant: `${at}`, children: [] })),
  })
  expect([many(1), many(300), many(301)].map((one) => isShort([one]))).toEqual([true, true, false])
  expect(isShort([many(200), many(200)])).toBe(false)
})

test('whatever is pressed, what is locked stays, the difference makes the one of the other, and nothing is given that is of no use', () => {
  fc.assert(
    fc.property(anyChoice, anyLocks, anyBranch, fc.boolean(), (before, isLocked, pressed, isLinked) => {
      const after = toggled(rights, before, pressed, { linked: isLinked, isLocked })
      const { added, removed } = difference(before, after)
      expect([...added, ...removed].filter(isLocked)).toEqual([])
      expect(sorted(new Set([...[...before].filter((one) => !removed.includes(one)), ...added]))).toEqual(sorted(after))
      const lacking = added.flatMap((one) => rights.needs.get(one) ?? []).filter((need) => !after.has(need) && !isLocked(need))
      if (isLinked) expect(lacking).toEqual([])
      expect(added.length === 0 || removed.length === 0).toBe(true)
    }),
  )
})
