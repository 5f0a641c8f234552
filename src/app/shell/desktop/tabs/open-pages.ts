import type { Location } from 'react-router-dom'

/** A page that is open. */
export type OpenPage = {
  readonly path: string
  /** Where it stood when it was last looked at: its address with what was filtered and opened there. */
  readonly at: Location
  /** Goes up when it is begun anew. */
  readonly turn: number
  /** When it was last looked at, counted in pages. */
  readonly seen: number
  /** Whether something in it would be lost with it. */
  readonly unsaved: boolean
  /** It goes as soon as somebody stands elsewhere. */
  readonly closing?: boolean
}

/** Pages that are kept whole. Of more, those not looked at for longest begin anew. */
const mostKept = 12

/** Those that are kept whole. */
export function keptOf(pages: readonly OpenPage[]): readonly OpenPage[] {
  const least = [...pages].sort((one, two) => two.seen - one.seen)[mostKept - 1]?.seen ?? 0
  return pages.filter(({ seen, unsaved }) => seen >= least || unsaved)
}

/** The pages once somebody stands at `at`: it is one of them, and knows where it stands. `unsaved`: how it stands with the page that is left. */
export function withHere(pages: readonly OpenPage[], at: Location, unsaved: boolean): readonly OpenPage[] {
  const seen = Math.max(0, ...pages.map((page) => page.seen)) + 1
  const before = pages.find((page) => page.seen === seen - 1)
  const known = pages.find(({ path }) => path === at.pathname)
  const here = { path: at.pathname, at, turn: 0, ...known, seen, unsaved: false }
  const others = pages
    .filter((page) => !page.closing || page === known)
    .map((page) => {
      if (page === known) return { ...here, at }
      return page === before ? { ...page, unsaved } : page
    })
  return known ? others : [...others, here]
}

export type Closing = 'left' | 'right' | 'others'

/** The pages that are left when those beside `path` are closed, as the tabs stand. `first` is never closed. */
export function without(paths: readonly string[], path: string, closing: Closing, first: string): readonly string[] {
  const at = paths.indexOf(path)
  const stays = { left: (place: number) => place >= at, right: (place: number) => place <= at, others: (place: number) => place === at }
  return paths.filter((one, place) => one === first || stays[closing](place))
}

/** Where somebody goes who closes the page they are on: to the next one, or to the one before where it was the last. */
export const besideOf = (paths: readonly string[], path: string): string | undefined => {
  const at = paths.indexOf(path)
  return paths[at + 1] ?? paths[at - 1]
}
