import ConfigProvider from 'antd/es/config-provider'
import Menu, { type MenuProps } from 'antd/es/menu'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Language } from '../../../contract/label'
import { Link } from '../../design/Link'
import { MenuIcon } from '../../design/MenuIcon'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useSession } from '../../session/session'
import { homePath } from '../guard'
import { inLanguage, type MenuNode, type MenuRoute } from '../menu'
import { useProduct } from '../product'
import { useEntryHere, useMenu } from '../use-menu'

type Items = NonNullable<MenuProps['items']>

function NodeLink({ node, title }: { node: MenuNode; title: string }) {
  if (!node.outside || !node.url) return <Link to={node.path}>{title}</Link>
  return (
    <a href={node.url} target="_blank" rel="noreferrer">
      {title}
    </a>
  )
}

const itemsOf = (nodes: readonly MenuNode[], language: Language): Items =>
  nodes.map((node): Items[number] => {
    const title = inLanguage(node.title, language)
    const shared = { key: node.path, icon: <MenuIcon key="icon" name={node.icon} size={18} /> }
    if (node.children.length > 0) return { ...shared, label: title, children: itemsOf(node.children, language) }
    return { ...shared, title, label: <NodeLink key="link" node={node} title={title} /> }
  })

/** Where somebody is stands in sight in the menu, however long it is. */
function useChosenInSight(path: string | undefined) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another entry
  useLayoutEffect(() => {
    const [menu, chosen] = [ref.current, ref.current?.querySelector('.ant-menu-item-selected')]
    if (!menu || !chosen) return
    const { top, bottom } = chosen.getBoundingClientRect()
    if (top < 0 || bottom > menu.clientHeight) menu.scrollTop += top - menu.clientHeight / 2
  }, [path])
  return ref
}

const menuTheme = {
  components: { Menu: { darkItemBg: '#001529', darkItemColor: '#d5dde6', darkItemSelectedBg: '#0b5cb8', darkSubMenuItemBg: '#000c17' } },
}

type EntriesProps = { folded: boolean; here: MenuRoute | undefined; pathname: string }

/** All entries, drawn again when another screen is open; what else an address says of a screen is nothing to them. */
const Entries = memo(function Entries({ folded, here, pathname }: EntriesProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { nodes } = useMenu()
  const [open, setOpen] = useState<string[]>()
  const items = useMemo(() => itemsOf(nodes, language), [nodes, language])
  const home: MenuNode = { path: homePath, title: { zh: say('home'), en: say('home') }, icon: 'house', outside: false, children: [] }
  const hasHome = nodes.some((node) => node.path === homePath)
  return (
    <ConfigProvider theme={menuTheme}>
      <nav aria-label={say('menu')}>
        <Menu
          theme="dark"
          mode="inline"
          inlineIndent={16}
          inlineCollapsed={folded}
          selectedKeys={[here?.path ?? pathname]}
          {...(folded ? {} : { openKeys: open ?? here?.trail.map((step) => step.path) ?? [], onOpenChange: setOpen })}
          items={hasHome ? items : [...itemsOf([home], language), ...items]}
        />
      </nav>
    </ConfigProvider>
  )
})

/** The menu at the side: 223 px, or 80 px with pictures only. */
export function SideMenu({ folded }: { folded: boolean }) {
  const say = useSay()
  const house = useSession((state) => state.house)
  const { name } = useProduct()
  const { pathname } = useLocation()
  const here = useEntryHere()
  const ref = useChosenInSight(here?.path)
  return (
    <aside ref={ref} className="side-menu">
      <Link className="side-logo" to={homePath}>
        <img src="/icons/icon.svg" alt="" width={32} height={32} />
        {!folded && <span>{house ?? say(name)}</span>}
      </Link>
      <Entries {...{ folded, here, pathname }} />
    </aside>
  )
}
