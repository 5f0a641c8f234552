import { type ReactNode, useMemo, useState } from 'react'
import { DesktopTheme } from '../../design/desktop/DesktopTheme'
import { PageFrameContext } from '../../design/Page'
import { accountWords } from '../../language/account-words'
import { useSay } from '../../language/use-say'
import { keep } from '../../session/storage'
import { useProduct } from '../product'
import { isMenuFolded } from '../shape'
import { DesktopHeader } from './DesktopHeader'
import { SideMenu } from './SideMenu'
import '../shell.css'
import './desktop-shell.css'

/** The shell on a desktop: dark menu at the side, header with breadcrumb and person, the page beside. */
export function DesktopShell({ children }: { children: ReactNode }) {
  const say = useSay()
  const { name } = useProduct()
  const [folded, setFolded] = useState(isMenuFolded)
  const system = say(name)
  const frame = useMemo(() => ({ systemName: system }), [system])
  const fold = () => {
    keep('SIDEBAR_TYPE', folded ? 'open' : 'folded', null)
    setFolded(!folded)
  }
  return (
    <DesktopTheme>
      <PageFrameContext value={frame}>
        <div className="desktop-shell" data-folded={folded || undefined}>
          <a className="skip-link" href="#content">
            {say(accountWords.skipToContent)}
          </a>
          <SideMenu folded={folded} />
          <div className="desktop-side">
            <DesktopHeader folded={folded} onFold={fold} />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
          </div>
        </div>
      </PageFrameContext>
    </DesktopTheme>
  )
}
