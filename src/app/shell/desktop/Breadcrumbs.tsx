import Breadcrumb from 'antd/es/breadcrumb'
import { Link, useLocation } from 'react-router-dom'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { homePath } from '../guard'
import { inLanguage } from '../menu'
import { useMenu } from '../use-menu'

/** The way from home to here. The last step is plain text. */
export function Breadcrumbs() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { pathname } = useLocation()
  const { routes } = useMenu()
  const trail = routes.find((route) => route.path === pathname)?.trail.filter((step) => step.path !== homePath) ?? []
  const steps = [
    { path: homePath, title: say('home') },
    ...trail.map((step) => ({ path: step.path, title: inLanguage(step.title, language) })),
  ]
  const items = steps.map(({ path, title }, at) => ({ key: path, title: at < steps.length - 1 ? <Link to={path}>{title}</Link> : title }))
  return <Breadcrumb items={items} />
}
