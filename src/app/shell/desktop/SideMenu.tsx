import { memo, useLayoutEffect, useRef } from 'react'
import { useLayout } from '../../design/desktop/looks/layout'
import { Link } from '../../design/Link'
import { MenuIcon } from '../../design/MenuIcon'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useSession } from '../../session/session'
import { homePath } from '../guard'
import { MenuLink } from '../MenuLink'
import { inLanguage, leavesOf, type MenuNode } from '../menu'
import { DueCount } from '../places/DueCount'
import { useProduct } from '../product'
import { useLineHere } from '../use-menu'
import { useMenuLines } from '../use-menu-lines'
import { GroupTurn } from './GroupTurn'

/** `here`: address of the line whose screen is open. `folded`: the menu shows its pictures only. */
type LineProps = { node: MenuNode; here: string; folded: boolean }

function Line({ node, here, folded }: LineProps) {
  const language = useLanguage((state) => state.language)
  const title = inLanguage(node.title, language)
  return (
    <MenuLink className="side-line" title={folded ? title : undefined} node={node} isHere={here === node.path}>
      <MenuIcon name={node.icon} size={18} />
      <span>{title}</span>
      <DueCount path={node.path} />
    </MenuLink>
  )
}

/** A group, which folds; the line of the open screen stays in sight all the same. Where there are pictures only nothing is folded. */
function Group({ node, ...rest }: LineProps) {
  const { folded, here } = rest
  const language = useLanguage((state) => state.language)
  const isShut = useLayout(({ foldedGroups }) => foldedGroups.includes(node.path)) && !folded
  if (node.children.length === 0) return <Line node={node} {...rest} />
  const isShown = (child: MenuNode) => !isShut || leavesOf([child]).some(({ path }) => path === here)
  return (
    <section>
      <h2>
        {folded ? (
          inLanguage(node.title, language)
        ) : (
          <GroupTurn group={node} isShut={isShut} hidden={node.children.filter((child) => !isShown(child))} />
        )}
      </h2>
      {node.children.filter(isShown).map((child) => (
        <Group key={child.path} node={child} {...rest} />
      ))}
    </section>
  )
}

/** Where somebody is stands in sight in the menu, however long it is. */
function useChosenInSight(path: string | undefined) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another entry
  useLayoutEffect(() => {
    const [menu, chosen] = [ref.current, ref.current?.querySelector('[aria-current=page]')]
    if (!menu || !chosen) return
    const { top, bottom } = chosen.getBoundingClientRect()
    if (top < 0 || bottom > menu.clientHeight) menu.scrollTop += top - menu.clientHeight / 2
  }, [path])
  return ref
}

/** All entries, drawn again when another screen is open; what else an address says of a screen is nothing to them. */
const Entries = memo(function Entries({ folded, here }: Omit<LineProps, 'node'>) {
  const say = useSay()
  const lines = useMenuLines()
  return (
    <nav aria-label={say('menu')}>
      {lines.map((node) => (
        <Group key={node.path} {...{ node, folded, here }} />
      ))}
    </nav>
  )
})

/** The picture and the name of the house, which lead home. */
export function Logo({ isSmall = false }: { isSmall?: boolean }) {
  const say = useSay()
  const house = useSession((state) => state.house)
  const { name } = useProduct()
  return (
    <Link className="side-logo" to={homePath}>
      <img src="/icons/icon.svg" alt={isSmall ? say('home') : ''} width={32} height={32} />
      {!isSmall && <span>{house ?? say(name)}</span>}
    </Link>
  )
}

/** The menu at the side: 223 px, or 80 px with pictures only. */
export function SideMenu({ folded }: { folded: boolean }) {
  const here = useLineHere()
  const ref = useChosenInSight(here)
  return (
    <aside ref={ref} className="side-menu">
      <Logo isSmall={folded} />
      <Entries {...{ folded, here }} />
    </aside>
  )
}
