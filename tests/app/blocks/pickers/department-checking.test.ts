import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOf, halfChecked, toggled } from '../../../../src/app/blocks/department-picker/checking'
import { type DepartmentNode, flat, narrowed } from '../../../../src/app/blocks/department-picker/department'

const node = (id: string, children: readonly DepartmentNode[] = []): DepartmentNode => ({ id, title: `T${id}`, row: { id }, children })
const tree = fc.letrec<{ node: (id: string) => DepartmentNode; nodes: readonly ((id: string) => DepartmentNode)[] }>((tie) => ({
  nodes: fc.array(tie('node') as fc.Arbitrary<(id: string) => DepartmentNode>, { maxLength: 3, depthIdentifier: 'tree' }),
  node: fc.oneof({ maxDepth: 3, depthIdentifier: 'tree' }, fc.constant([]), tie('nodes')).map(
    (below) => (id: string) =>
      node(
        id,
        (below as readonly ((id: string) => DepartmentNode)[]).map((make, at) => make(`${id}.${at}`)),
      ),
  ),
}))
const forest = fc.array(tree.node, { minLength: 1, maxLength: 3 }).map((makes) => makes.map((make, at) => make(`${at}`)))
const withPresses = forest.chain((nodes) =>
  fc.record({ nodes: fc.constant(nodes), presses: fc.array(fc.constantFrom(...flat(nodes).map(({ id }) => id)), { maxLength: 8 }) }),
)
const how = { many: true, linked: true, leafOnly: false }
const press = (nodes: readonly DepartmentNode[], presses: readonly string[], as: typeof how) =>
  presses.reduce<ReadonlySet<string>>((checked, id) => toggled(nodes, checked, id, as), new Set())

test('linked, one above is checked exactly when all below it are', () => {
  fc.assert(
    fc.property(withPresses, ({ nodes, presses }) => {
      const checked = press(nodes, presses, how)
      for (const { id, children } of flat(nodes))
        if (children.length > 0) expect(checked.has(id)).toBe(flat(children).every((below) => checked.has(below.id)))
      const half = halfChecked(nodes, checked)
      for (const id of half) expect(checked.has(id)).toBe(false)
    }),
  )
})

test('strict, each press concerns one department alone', () => {
  fc.assert(
    fc.property(withPresses, ({ nodes, presses }) => {
      const checked = press(nodes, presses, { ...how, linked: false })
      const odd = flat(nodes).filter(({ id }) => presses.filter((one) => one === id).length % 2 === 1)
      expect([...checked].sort()).toEqual(odd.map(({ id }) => id).sort())
    }),
  )
})

test('leaves alone: one with others below it is never checked, by a press or by all at once', () => {
  fc.assert(
    fc.property(withPresses, fc.boolean(), ({ nodes, presses }, linked) => {
      const leaves = flat(nodes).filter(({ children }) => children.length === 0)
      const checked = press(nodes, presses, { many: true, linked, leafOnly: true })
      expect([...checked].every((id) => leaves.some((leaf) => leaf.id === id))).toBe(true)
      expect([...allOf(nodes, { leafOnly: true })].sort()).toEqual(leaves.map(({ id }) => id).sort())
    }),
  )
})

test('single, the last one pressed is the only one', () => {
  fc.assert(
    fc.property(withPresses, ({ nodes, presses }) => {
      const last = presses.at(-1)
      const checked = press(nodes, presses, { many: false, linked: false, leafOnly: false })
      expect(checked.size).toBeLessThanOrEqual(1)
      if (last !== undefined && presses.at(-2) !== last) expect([...checked]).toEqual([last])
    }),
  )
})

test('a search keeps what is above whatever is found', () => {
  const nodes = [node('a', [node('b', [node('kitchen')]), node('c')])]
  expect(flat(narrowed(nodes, 'KITCHEN')).map(({ id }) => id)).toEqual(['a', 'b', 'kitchen'])
  expect(narrowed(nodes, 'nothing')).toEqual([])
})
