import { useState } from 'react'
import { allOf, type Checking, toggled } from './checking'
import { type DepartmentNode, flat } from './department'

export type DepartmentChoice = {
  readonly how: Checking
  readonly checked: ReadonlySet<string>
  readonly opened: ReadonlySet<string>
  readonly toggle: (id: string) => void
  readonly checkAll: () => void
  readonly uncheckAll: () => void
  readonly expandAll: () => void
  readonly collapseAll: () => void
  readonly open: (id: string, isWanted: boolean) => void
  readonly link: (isLinked: boolean) => void
  /** The chosen departments, in the order of their tree. */
  readonly chosen: () => readonly DepartmentNode[]
}

type Given = { readonly many: boolean; readonly startsLinked: boolean; readonly leafOnly: boolean; readonly start: readonly string[] }

const nobody: ReadonlySet<string> = new Set()

/** What of a tree is checked and what lies open. All is open at first. */
export function useChecking(tree: readonly DepartmentNode[], { many, startsLinked, leafOnly, start }: Given): DepartmentChoice {
  const [linked, setLinked] = useState(startsLinked)
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set(start))
  const [closed, setClosed] = useState<ReadonlySet<string>>(nobody)
  const how = { many, linked, leafOnly }
  const all = flat(tree)
  return {
    how,
    checked,
    opened: new Set(all.filter(({ id }) => !closed.has(id)).map(({ id }) => id)),
    toggle: (id) => setChecked((now) => toggled(tree, now, id, how)),
    checkAll: () => setChecked(allOf(tree, how)),
    uncheckAll: () => setChecked(nobody),
    expandAll: () => setClosed(nobody),
    collapseAll: () => setClosed(new Set(all.map(({ id }) => id))),
    open: (id, isWanted) => setClosed((now) => new Set(isWanted ? [...now].filter((one) => one !== id) : [...now, id])),
    link: setLinked,
    chosen: () => all.filter(({ id }) => checked.has(id)),
  }
}
