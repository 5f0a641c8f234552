import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLayout } from '../../../design/desktop/looks/layout'
import { confirmFirst } from '../../../design/overlay/question'
import { toast } from '../../../design/overlay/toast'
import { useSay } from '../../../language/use-say'
import { held, holdUpdates } from '../../../pwa/update-guard'
import { homePath } from '../../guard'
import { words } from '../words'
import { besideOf, type Closing, type OpenPage, withHere, without } from './open-pages'
import { useMarked } from './use-marked'
import { usePageNames } from './use-page-names'

const addressOf = ({ at }: OpenPage) => at.pathname + at.search + at.hash

/** A page that is out of sight cannot say itself that something in it is not saved. */
function useHeld(count: number): void {
  useEffect(() => {
    const holds = Array.from({ length: count }, holdUpdates)
    return () => {
      for (const release of holds) release()
    }
  }, [count])
}

/** Pages in the order they were opened, with the one somebody is on. */
function usePages(nameOf: (path: string) => string | undefined) {
  const at = useLocation()
  const inMenu = useMarked('keepAlive')
  const hasTabs = useLayout((layout) => layout.tabs)
  const [known, setPages] = useState<readonly OpenPage[]>([])
  const here = at.pathname
  const hidden = known.filter(({ path, unsaved }) => unsaved && path !== here).length
  useHeld(hidden)
  const isUnsavedHere = () => held() > hidden
  let pages = known
  if (!known.some((page) => page.at === at)) {
    const stays = known.filter(({ path }) => path === here || (hasTabs ? nameOf(path) !== undefined : inMenu.has(path)))
    pages = withHere(stays, at, isUnsavedHere())
    setPages(pages)
  }
  return { pages, setPages, here, hasTabs, isUnsavedHere }
}

type Pages = ReturnType<typeof usePages> & { readonly nameOf: (path: string) => string | undefined; readonly to: (path: string) => string }

/** Closes pages after asking where something would be lost, and goes to `next` where somebody is on one of them. */
function useClosing({ pages, setPages, here, isUnsavedHere, nameOf, to }: Pages) {
  const say = useSay()
  const navigate = useNavigate()
  return async (gone: readonly string[], next: string | undefined) => {
    const lost = pages.filter(({ path, unsaved }) => gone.includes(path) && (path === here ? isUnsavedHere() : unsaved))
    const names = lost.map(({ path }) => nameOf(path))
    const question = {
      title: say(words.unsavedTitle),
      body: say(words.unsavedBody, { names }),
      confirm: say(words.closeAnyway),
      danger: true,
    }
    if (lost.length > 0 && !(await confirmFirst(question))) return
    setPages((before) =>
      before.flatMap((page) => (gone.includes(page.path) ? (page.path === here ? [{ ...page, closing: true }] : []) : [page])),
    )
    if (gone.includes(here) && next) void navigate(to(next))
  }
}

/** The pages that are open, and what can be done with them. */
export function useOpenPages() {
  const say = useSay()
  const navigate = useNavigate()
  const nameOf = usePageNames()
  const known = usePages(nameOf)
  const { pages, setPages, here, hasTabs } = known
  const to = (path: string) => {
    const page = pages.find((one) => one.path === path)
    return page ? addressOf(page) : path
  }
  const closeAll = useClosing({ ...known, nameOf, to })
  const named = pages.filter(({ path, closing }) => path !== homePath && !closing && nameOf(path) !== undefined)
  const paths = [homePath, ...named.map(({ path }) => path)]
  const close = (path: string) => {
    if (path === homePath) toast(say(paths.length > 1 ? words.homeStays : words.lastStays))
    else void closeAll([path], besideOf(paths, path))
  }
  const closeBeside = (path: string, closing: Closing) => {
    const stay = without(paths, path, closing, homePath)
    const gone = paths.filter((one) => !stay.includes(one))
    void closeAll(gone, path)
  }
  const refresh = (path: string) => {
    setPages((before) => before.map((page) => (page.path === path ? { ...page, turn: page.turn + 1 } : page)))
    if (path !== here) void navigate(to(path))
  }
  return { pages, paths, here, hasTabs, nameOf, to, close, closeBeside, refresh }
}

export type OpenPages = ReturnType<typeof useOpenPages>
