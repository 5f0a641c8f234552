import { Link } from '../design/Link'
import { MenuIcon } from '../design/MenuIcon'
import { StateView } from '../design/StateView'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { homePath } from '../shell/guard'
import { inLanguage, leavesOf } from '../shell/menu'
import { useProduct } from '../shell/product'
import { conflictCentrePath } from '../shell/screens/built-in'
import { useMenu } from '../shell/use-menu'
import { words } from './words'
import './shortcuts.css'

/** The way to what somebody does here, for whom no card has anything to say: the screens of their work, or all they may open where there are none. */
export function Shortcuts() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { nodes, routes } = useMenu()
  const { screens } = useProduct()
  const work = new Set(
    routes.filter(({ path, component }) => path === conflictCentrePath || Object.hasOwn(screens, component)).map(({ path }) => path),
  )
  const leaves = leavesOf(nodes).filter(({ path }) => path !== homePath)
  const own = leaves.filter(({ path }) => work.has(path))
  if (leaves.length === 0)
    return (
      <StateView kind="empty" title={say(words.nothingForYou)}>
        {say(words.nothingForYouHint)}
      </StateView>
    )
  return (
    <nav className="shortcuts" aria-label={say(words.yourTasks)}>
      {(own.length > 0 ? own : leaves).map((node) => (
        <Link className="shortcut card" key={node.path} to={node.path}>
          <MenuIcon name={node.icon} size={32} />
          <span>{inLanguage(node.title, language)}</span>
        </Link>
      ))}
    </nav>
  )
}
