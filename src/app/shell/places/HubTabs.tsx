import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useFace } from '../../design/face'
import { Link } from '../../design/Link'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { inLanguage } from '../menu'
import { placeOf } from '../screens/placed'
import { useMenu } from '../use-menu'
import { DueCount } from './DueCount'
import { tabsAt } from './places'
import { placeWords } from './words'
import './hub-tabs.css'

/** The screens of a hub above each of them. In a hand an open record has the page to itself. */
export function HubTabs() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { routes } = useMenu()
  const { pathname, search } = useLocation()
  const isTouch = useFace() === 'touch'
  const ref = useRef<HTMLElement>(null)
  // Where one is stands in sight, however many there are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another tab
  useLayoutEffect(() => {
    const [bar, here] = [ref.current, ref.current?.querySelector<HTMLElement>('[aria-current=page]')]
    if (bar && here) bar.scrollLeft = here.offsetLeft - (bar.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  const tabs = tabsAt(routes, pathname)
  if (tabs.length === 0 || (isTouch && new URLSearchParams(search).has('open'))) return null
  const isHere = (path: string, place = path) => path === pathname || place === pathname
  return (
    <nav ref={ref} className="hub-tabs" aria-label={say(placeWords.tabs)}>
      {tabs.map((tab) => {
        const here = isHere(tab.path, placeOf(tab))
        return (
          <Link key={tab.path} to={tab.path} aria-current={here ? 'page' : undefined}>
            {inLanguage(tab.title, language)}
            <DueCount path={tab.path} />
          </Link>
        )
      })}
    </nav>
  )
}
