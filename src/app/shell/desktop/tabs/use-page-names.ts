import { useMemo } from 'react'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { homePath } from '../../guard'
import { inLanguage, isFrame, landingOf } from '../../menu'
import { errorPaths } from '../../screens/built-in'
import { entryAt } from '../../screens/placed'
import { useMenu } from '../../use-menu'
import { builtInNames } from '../built-in-names'

/** What the tab of a page is called; undefined where an address is no page of its own: a way to another one, or what says that there is none. */
export function usePageNames(): (path: string) => string | undefined {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { routes } = useMenu()
  return useMemo(
    () => (path) => {
      const route = (path === homePath && landingOf(routes)) || entryAt(routes, path)
      if (route && path !== homePath) return route.redirect || isFrame(route.component) ? undefined : inLanguage(route.title, language)
      if (path === homePath) return say('home')
      const own = path in errorPaths ? undefined : builtInNames[path]
      return own && say(own)
    },
    [routes, language, say],
  )
}
