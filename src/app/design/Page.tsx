import { ArrowLeft, Menu } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useSay } from '../language/use-say'
import { useFace } from './face'

/** What the shell lends to every page: its drawer, the bell and the badge of unsent work, and the name for the window's title. */
export type PageFrame = { readonly openDrawer?: (() => void) | undefined; readonly badge?: ReactNode; readonly systemName: string }
export const PageFrameContext = createContext<PageFrame>({ systemName: '' })
/** Leads to the other ways to see what the page is about; drawn beside its title. */
export const PageViewsContext = createContext<ReactNode>(undefined)
/** Screens that belong together with the page; drawn below its title. */
export const PageTabsContext = createContext<ReactNode>(undefined)
/** Whether the page stands at the address of home, whatever screen somebody lands on there. */
export const AtHomeContext = createContext(false)

type Props = {
  title: string
  /** Leads one step up; without it a phone shows the drawer's button. */
  onBack?: () => void
  /** Small actions beside the title. */
  actions?: ReactNode
  /** The main action, at the bottom over the full width of a phone. */
  main?: ReactNode
  children: ReactNode
}

/** What the window is called: page and system, and at home the system alone. */
function useWindowTitle(title: string, system: string) {
  const isHome = useContext(AtHomeContext)
  useEffect(() => {
    document.title = title && !isHome ? `${title} · ${system}` : system
  }, [title, isHome, system])
}

/** A screen: one title, its content, one main action. */
export function Page({ title, onBack, actions, main, children }: Props) {
  const say = useSay()
  const { openDrawer, badge, systemName } = useContext(PageFrameContext)
  const views = useContext(PageViewsContext)
  const tabs = useContext(PageTabsContext)
  const touch = useFace() === 'touch'
  useWindowTitle(title, systemName)
  return (
    <div className="page" data-step={(onBack && main && true) || undefined}>
      <header className="page-bar">
        {onBack ? (
          <button type="button" className="page-bar-button" aria-label={say('back')} onClick={onBack}>
            <ArrowLeft aria-hidden />
          </button>
        ) : (
          touch &&
          openDrawer && (
            <button type="button" className="page-bar-button" aria-label={say('openMenu')} onClick={openDrawer}>
              <Menu aria-hidden />
            </button>
          )
        )}
        <h1>{title}</h1>
        {views}
        {actions}
        {touch && badge}
      </header>
      {tabs}
      <div className="page-body">{children}</div>
      {main && <div className="page-main">{main}</div>}
    </div>
  )
}
