import { shellTexts } from '../language/texts-shell'
import { homePath } from './guard'
import { leavesOf, type MenuNode } from './menu'
import { useMenu } from './use-menu'

const homeLine: MenuNode = { path: homePath, title: shellTexts.home, icon: 'house', outside: false, children: [] }

/** The lines of the menu, with home before them where none of them leads there. */
export function useMenuLines(): readonly MenuNode[] {
  const { nodes } = useMenu()
  const hasHome = leavesOf(nodes).some((node) => node.path === homePath || node.lands)
  return hasHome ? nodes : [homeLine, ...nodes]
}
