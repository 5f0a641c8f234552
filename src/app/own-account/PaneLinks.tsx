import { ChevronRight } from 'lucide-react'
import { Link } from '../design/Link'
import { useSay } from '../language/use-say'
import { panePath } from './pane-path'
import { panes } from './panes'
import { words } from './words'

/** The way to each of somebody's settings. `here`: the one that is open. */
export function PaneLinks({ here }: { here?: string }) {
  const say = useSay()
  return (
    <nav className="own-panes" aria-label={say(words.panes)}>
      {panes.map(({ name, title, what, icon: Icon }) => (
        <Link key={name} className="own-pane" to={panePath(name)} aria-current={here === name ? 'page' : undefined}>
          <Icon aria-hidden />
          <span className="own-pane-words">
            <span>{say(title)}</span>
            <span className="quiet">{say(what)}</span>
          </span>
          <ChevronRight className="own-pane-way" size={18} aria-hidden />
        </Link>
      ))}
    </nav>
  )
}
