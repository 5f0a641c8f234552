import { Navigate } from 'react-router-dom'
import { Early } from '../../design/Early'
import { lazyPart } from '../../design/lazy-part'
import { useLanguage } from '../../language/language'
import { inLanguage, isFrame, type MenuRoute } from '../menu'
import { nounOf } from '../noun-of'
import { nounScreen } from '../noun-screen'
import { useProduct } from '../product'

const IframeScreen = lazyPart(() => import('./IframeScreen').then((file) => file.IframeScreen))
const OnlineScreen = lazyPart(() => import('./OnlineScreen').then((file) => file.OnlineScreen))
const UnknownPage = lazyPart(() => import('./UnknownPage').then((file) => file.UnknownPage))

/** The screen a menu entry stands for: one of the product's own, the list of a noun, an online form or report, or a page in a frame. */
export function MenuScreen({ route, routes }: { route: MenuRoute; routes: readonly MenuRoute[] }) {
  const { screens } = useProduct()
  const language = useLanguage((state) => state.language)
  const title = inLanguage(route.title, language)
  if (route.redirect) return <Navigate replace to={route.redirect} />
  const own = Object.hasOwn(screens, route.component) ? screens[route.component] : undefined
  if (own) return <Early key={route.component} part={own} given={{}} />
  const noun = nounOf(route.component)
  if (noun) return <Early key="noun" part={nounScreen} given={{ noun, title }} />
  if (route.component.startsWith('modules/online/')) return <OnlineScreen route={route} title={title} />
  if (route.url) return <IframeScreen title={title} url={route.url} />
  const first =
    isFrame(route.component) && routes.find((other) => other.path !== route.path && other.trail.some((step) => step.path === route.path))
  return first ? <Navigate replace to={first.path} /> : <UnknownPage named={title} />
}
