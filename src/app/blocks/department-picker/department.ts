import type { PickedRow } from '../record-picker/record-source'

/** A department in its tree. */
export type DepartmentNode = {
  readonly id: string
  readonly title: string
  readonly row: PickedRow
  readonly children: readonly DepartmentNode[]
}

/** Every department of some trees, each before those below it. */
export const flat = (nodes: readonly DepartmentNode[]): DepartmentNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

/** The trees with only what is called so, and what is above it. */
export function narrowed(nodes: readonly DepartmentNode[], keyword: string): DepartmentNode[] {
  const wanted = keyword.trim().toLowerCase()
  if (wanted === '') return [...nodes]
  return nodes.flatMap((node) => {
    const children = narrowed(node.children, keyword)
    return children.length > 0 || node.title.toLowerCase().includes(wanted) ? [{ ...node, children }] : []
  })
}
