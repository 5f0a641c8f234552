import Menu from 'antd/es/menu'
import type { ReactNode } from 'react'
import type { Language } from '../../../contract/label'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { MenuLink } from '../MenuLink'
import { inLanguage, type MenuNode } from '../menu'
import { useLineHere } from '../use-menu'
import { useMenuLines } from '../use-menu-lines'
import './desktop-shell.css'

/** Lines of the menu as the library draws them; groups open when somebody points at them, or by the arrow keys. */
function itemsOf(nodes: readonly MenuNode[], language: Language): { key: string; label: ReactNode }[] {
  return nodes.map((node) => {
    const text = inLanguage(node.title, language)
    const isGroup = node.children.length > 0
    return {
      key: node.path,
      label: isGroup ? text : <MenuLink node={node}>{text}</MenuLink>,
      ...(isGroup && { children: itemsOf(node.children, language) }),
    }
  })
}

/** The menu across the top of the window. What has no room there waits behind the last of it. */
export function TopMenu({ look }: { look: 'dark' | 'light' }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const lines = useMenuLines()
  const here = useLineHere()
  return (
    <nav className="top-menu" aria-label={say('menu')}>
      <Menu mode="horizontal" theme={look} items={itemsOf(lines, language)} selectedKeys={[here]} />
    </nav>
  )
}
