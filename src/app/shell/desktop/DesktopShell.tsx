import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { DesktopTheme } from '../../design/desktop/DesktopTheme'
import { useLayout, wearLayout } from '../../design/desktop/looks/layout'
import { PageFrameContext } from '../../design/Page'
import { accountWords } from '../../language/account-words'
import { useSay } from '../../language/use-say'
import { Peek } from '../../peek/desktop/Peek'
import { useProduct } from '../product'
import { Breadcrumbs } from './Breadcrumbs'
import { DesktopHeader } from './DesktopHeader'
import { SideMenu } from './SideMenu'
import { OpenPages } from './tabs/OpenPages'
import '../shell.css'
import './desktop-shell.css'

/** The shell on a desktop: menu at the side or across the top, header with breadcrumb and person, the page beside or below. */
export function DesktopShell({ children }: { children: ReactNode }) {
  const say = useSay()
  const { name } = useProduct()
  const { menuAt, menuTheme, folded, width, fixedHeader, hidingHeader, fixedSider } = useLayout()
  const system = say(name)
  const frame = useMemo(() => ({ systemName: system }), [system])
  const isTop = menuAt === 'top'
  useLayoutEffect(wearLayout, [])
  return (
    <DesktopTheme>
      <PageFrameContext value={frame}>
        <div
          className="desktop-shell"
          data-menu={menuTheme}
          data-at={menuAt}
          data-width={width}
          data-header={hidingHeader ? 'hiding' : fixedHeader ? 'fixed' : 'free'}
          data-sider={fixedSider ? 'fixed' : 'free'}
          data-folded={(!isTop && folded) || undefined}
        >
          <a className="skip-link" href="#content">
            {say(accountWords.skipToContent)}
          </a>
          {!isTop && <SideMenu folded={folded} />}
          <div className="desktop-side">
            <DesktopHeader />
            {isTop && (
              <div className="way-line">
                <Breadcrumbs />
              </div>
            )}
            <OpenPages>{children}</OpenPages>
          </div>
          <Peek />
        </div>
      </PageFrameContext>
    </DesktopTheme>
  )
}
