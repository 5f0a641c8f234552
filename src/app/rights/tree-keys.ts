import type { Row } from './rights-tree'

/** What a key does in a tree: goes to another line, opens or closes one, or presses it. */
export type Step = { readonly go: string } | { readonly open: string; readonly isOpen: boolean } | { readonly press: string } | undefined

const goTo = (row: Row | undefined): Step => row && { go: row.branch.key }

/** Keys as the pattern of a tree has them: arrows, Home and End, Space and Enter. */
export function stepOf(key: string, rows: readonly Row[], at: number, open: ReadonlySet<string>): Step {
  const row = rows[at]
  if (!row) return undefined
  const { branch, parent } = row
  const [isGroup, isOpen] = [branch.children.length > 0, open.has(branch.key)]
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[at + 1])
    case 'ArrowUp':
      return goTo(rows[at - 1])
    case 'Home':
      return goTo(rows[0])
    case 'End':
      return goTo(rows.at(-1))
    case 'ArrowRight':
      return isGroup && !isOpen ? { open: branch.key, isOpen: true } : isGroup ? goTo(rows[at + 1]) : undefined
    case 'ArrowLeft':
      return isGroup && isOpen ? { open: branch.key, isOpen: false } : parent === undefined ? undefined : { go: parent }
    case ' ':
    case 'Enter':
      return { press: branch.key }
    default:
      return undefined
  }
}
