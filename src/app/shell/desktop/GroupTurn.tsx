import { ChevronDown } from 'lucide-react'
import { arrange, useLayout } from '../../design/desktop/looks/layout'
import { useLanguage } from '../../language/language'
import { inLanguage, leavesOf, type MenuNode } from '../menu'
import { Due } from '../places/DueCount'
import { useDueCounts } from '../places/due-counts'

/** Folds a group of the menu on this device, or unfolds it. */
function turn(path: string): void {
  const { foldedGroups } = useLayout.getState()
  const others = foldedGroups.filter((one) => one !== path)
  arrange({ foldedGroups: others.length < foldedGroups.length ? others : [...others, path] })
}

type Props = {
  group: MenuNode
  isShut: boolean
  /** Lines that are out of sight: what is due there is said here. */
  hidden: readonly MenuNode[]
}

/** The name of a group of the menu, which folds and unfolds it. */
export function GroupTurn({ group, isShut, hidden }: Props) {
  const language = useLanguage((state) => state.language)
  const counts = useDueCounts()
  const due = leavesOf(hidden).reduce((sum, { path }) => sum + (counts[path] ?? 0), 0)
  return (
    <button type="button" className="side-turn" aria-expanded={!isShut} onClick={() => turn(group.path)}>
      <span>{inLanguage(group.title, language)}</span>
      <Due count={due} />
      <ChevronDown size={14} aria-hidden />
    </button>
  )
}
