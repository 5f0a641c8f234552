import { type ComponentType, Suspense } from 'react'
import { dateTimeNow, useClock } from '../../clock/clock'
import { Link } from '../../design/Link'
import { MenuIcon } from '../../design/MenuIcon'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import { weekdayName } from '../../language/dates'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useSession } from '../../session/session'
import { homePath } from '../guard'
import { inLanguage, leavesOf, type MenuNode, type MenuRoute } from '../menu'
import { useProduct } from '../product'
import { conflictCentrePath } from '../screens/built-in'
import { ErrorBoundary } from '../screens/ErrorBoundary'
import { useMenu } from '../use-menu'
import { greetingAt } from './greeting'
import { SyncCard } from './SyncCard'
import './home.css'

function Shortcut({ node }: { node: MenuNode }) {
  const language = useLanguage((state) => state.language)
  return (
    <Link className="shortcut card" to={node.path}>
      <MenuIcon name={node.icon} />
      <span>{inLanguage(node.title, language)}</span>
    </Link>
  )
}

/** A part that cannot be fetched must not take the home page away. */
function HomePart({ Part }: { Part: ComponentType }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The first screen: a greeting, how this device's work stands, and the way to what the person does most. */
export function HomeScreen() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const person = useSession((state) => state.person)
  const { nodes, routes } = useMenu()
  const { screens, homeParts = [] } = useProduct()
  useClock()
  const now = dateTimeNow()
  const day = now.slice(0, 10)
  const greeting = say('greeting', { greeting: say(greetingAt(Number(now.slice(11, 13)))), name: person?.realname ?? '' })
  const isTask = ({ path, component }: MenuRoute) => path === conflictCentrePath || Object.hasOwn(screens, component)
  const tasks = new Set(routes.filter(isTask).map(({ path }) => path))
  const leaves = leavesOf(nodes).filter((node) => node.path !== homePath)
  const first = leaves.filter((node) => tasks.has(node.path))
  const others = leaves.filter((node) => !tasks.has(node.path))
  return (
    <Page title={say('home')} home>
      <div className="home-greeting">
        <h2>{greeting}</h2>
        <p className="quiet figures">{`${day} ${weekdayName(day, language)}`}</p>
      </div>
      <SyncCard />
      {homeParts.map((Part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the same for the life of the page
        <HomePart key={at} Part={Part} />
      ))}
      {leaves.length === 0 && (
        <StateView kind="empty" title={say('nothingForYou')}>
          {say('nothingForYouHint')}
        </StateView>
      )}
      <nav className="shortcuts" data-first aria-label={say('yourTasks')}>
        {first.map((node) => (
          <Shortcut key={node.path} node={node} />
        ))}
      </nav>
      {others.length > 0 && <h2 className="home-more">{say('moreScreens')}</h2>}
      <nav className="shortcuts" aria-label={say('moreScreens')}>
        {others.map((node) => (
          <Shortcut key={node.path} node={node} />
        ))}
      </nav>
    </Page>
  )
}
