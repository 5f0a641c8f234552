import { type ReactNode, useMemo } from 'react'
import { DesktopTheme } from '../../design/desktop/DesktopTheme'
import { PageFrameContext } from '../../design/Page'
import { useSay } from '../../language/use-say'
import { Peek } from '../../peek/desktop/Peek'
import { useProduct } from '../product'
import '../shell.css'
import './desktop-shell.css'

/** What stands around a page on a desktop that is shown in a frame of an existing client: nothing that client has itself. */
export function FramedDesktop({ children }: { children: ReactNode }) {
  const say = useSay()
  const system = say(useProduct().name)
  const frame = useMemo(() => ({ systemName: system }), [system])
  return (
    <DesktopTheme>
      <PageFrameContext value={frame}>
        <div className="desktop-shell" data-at="top" data-header="free">
          <div className="desktop-side">
            <main id="content" tabIndex={-1}>
              {children}
            </main>
          </div>
          <Peek />
        </div>
      </PageFrameContext>
    </DesktopTheme>
  )
}
