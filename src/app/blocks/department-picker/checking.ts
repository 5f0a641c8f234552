import { type DepartmentNode, flat } from './department'

/** How departments are checked: several or one; those below with the one above (`linked`) or each by itself; leaves alone or any. */
export type Checking = { readonly many: boolean; readonly linked: boolean; readonly leafOnly: boolean }

type Checked = ReadonlySet<string>

/** Whether a department may be chosen. */
export const isOpen = ({ children }: DepartmentNode, { leafOnly }: Pick<Checking, 'leafOnly'>): boolean =>
  !leafOnly || children.length === 0

/** Everything that may be chosen. */
export const allOf = (tree: readonly DepartmentNode[], how: Pick<Checking, 'leafOnly'>): Checked =>
  new Set(
    flat(tree)
      .filter((node) => isOpen(node, how))
      .map(({ id }) => id),
  )

/** Those above a department, from the top. */
function above(tree: readonly DepartmentNode[], id: string): DepartmentNode[] | undefined {
  for (const node of tree) {
    if (node.id === id) return []
    const further = above(node.children, id)
    if (further) return [node, ...further]
  }
  return undefined
}

/** One above is checked as soon as all right below it are, and no longer where one of them is not. */
function settleAbove(tree: readonly DepartmentNode[], id: string, checked: Set<string>, how: Checking): void {
  for (const node of [...(above(tree, id) ?? [])].reverse()) {
    if (!isOpen(node, how)) continue
    if (node.children.every((child) => checked.has(child.id))) checked.add(node.id)
    else checked.delete(node.id)
  }
}

/** What is checked once somebody has pressed a department. One that may not be chosen changes nothing. */
export function toggled(tree: readonly DepartmentNode[], checked: Checked, id: string, how: Checking): Checked {
  const node = flat(tree).find((one) => one.id === id)
  if (!node || !isOpen(node, how)) return checked
  const isWanted = !checked.has(id)
  if (!how.many) return new Set(isWanted ? [id] : [])
  const after = new Set(checked)
  for (const { id: one } of how.linked ? flat([node]) : [node]) {
    if (isWanted) after.add(one)
    else after.delete(one)
  }
  if (how.linked) settleAbove(tree, id, after, how)
  return after
}

/** Those that are not checked themselves, with one below that is. */
export const halfChecked = (tree: readonly DepartmentNode[], checked: Checked): Checked =>
  new Set(
    flat(tree)
      .filter((node) => !checked.has(node.id) && flat(node.children).some(({ id }) => checked.has(id)))
      .map(({ id }) => id),
  )
