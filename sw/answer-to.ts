import type { keptFiles } from './kept-files'
import { notOurs } from './navigation'

type Kept = Pick<ReturnType<typeof keptFiles>, 'has' | 'find'>

/**
 * What a page asks for, out of what is kept: a file by its path, and the app's page for every address of a screen. What should be kept and is
 * not comes from the network. Answers nothing for what is the server's business: calls, files nobody keeps, other origins.
 */
export function answerTo(places: readonly Kept[], scope: string, ask: (request: Request) => Promise<Response>) {
  const page = new URL('index.html', scope)
  const pathFor = ({ mode, url }: Request): string => {
    const { pathname, search } = new URL(url)
    const isScreen = mode === 'navigate' && !notOurs.some((pattern) => pattern.test(pathname + search))
    return isScreen ? page.pathname : pathname
  }
  return (request: Request): Promise<Response> | undefined => {
    if (request.method !== 'GET' || new URL(request.url).origin !== page.origin) return undefined
    const path = pathFor(request)
    const place = places.find((one) => one.has(path))
    return place?.find(path).then((found) => found ?? ask(request))
  }
}
