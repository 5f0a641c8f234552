import Breadcrumb from 'antd/es/breadcrumb'
import { useLocation } from 'react-router-dom'
import { Link } from '../../design/Link'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { homePath } from '../guard'
import { inLanguage, type MenuRoute } from '../menu'
import { lineAt } from '../places/places'
import { useEntryHere, useMenu } from '../use-menu'
import { builtInNames } from './built-in-names'

/** What leads to a screen: the line of the menu it belongs to, where that is another one; its groups where it stands in the menu itself. */
const wayTo = (here: MenuRoute, line: MenuRoute | undefined): MenuRoute['trail'] =>
  line && line.path !== here.path ? [line, here] : here.trail

/** The way from home to here. The last step is plain text. */
export function Breadcrumbs() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { pathname } = useLocation()
  const { routes } = useMenu()
  const here = useEntryHere()
  const line = lineAt(routes, pathname)
  const own = builtInNames[pathname]
  // Home is where every way begins, whatever group it stands in.
  const trail =
    pathname !== homePath && here && wayTo(here, line).map((step) => ({ path: step.path, title: inLanguage(step.title, language) }))
  const after = trail || (own ? [{ path: pathname, title: say(own) }] : [])
  const steps = [{ path: homePath, title: say('home') }, ...after.filter((step) => step.path !== homePath)]
  const items = steps.map(({ path, title }, at) => ({ key: path, title: at < steps.length - 1 ? <Link to={path}>{title}</Link> : title }))
  return <Breadcrumb items={items} />
}
