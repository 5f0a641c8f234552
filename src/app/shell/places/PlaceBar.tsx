import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../design/Link'
import { MenuIcon } from '../../design/MenuIcon'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { inLanguage } from '../menu'
import { useMenu } from '../use-menu'
import { DueCount } from './DueCount'
import { barOf, lineAt } from './places'
import { placeWords } from './words'
import './place-bar.css'

/** The screens somebody goes to all day, under their thumb. Without two of them there is no bar. */
export function PlaceBar() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { routes } = useMenu()
  const { pathname } = useLocation()
  const places = barOf(routes)
  const isShown = places.length > 1
  const here = lineAt(routes, pathname)?.path
  // What stands at the lower edge of a screen stands above the bar.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-bar', isShown)
    return () => document.documentElement.removeAttribute('data-bar')
  }, [isShown])
  if (!isShown) return null
  return (
    <nav className="place-bar" aria-label={say(placeWords.places)}>
      {places.map(({ path, icon, short, title }) => (
        <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
          <MenuIcon name={icon} />
          <span>{inLanguage(short ?? title, language)}</span>
          <DueCount path={path} />
        </Link>
      ))}
    </nav>
  )
}
