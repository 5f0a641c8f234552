import type { ReactNode } from 'react'
import { KeptPage } from './KeptPage'
import { keptOf } from './open-pages'
import { PageTabs } from './PageTabs'
import { useMarked } from './use-marked'
import { useOpenPages } from './use-open-pages'

/** The page somebody is on, and behind it those they come back to, as they left them. `children` draws whatever page an address asks for. */
export function OpenPages({ children }: { children: ReactNode }) {
  const open = useOpenPages()
  const isBare = useMarked('hiddenHeaderContent').has(open.here)
  return (
    <>
      {open.hasTabs && <PageTabs open={open} />}
      <main id="content" tabIndex={-1} data-bare={isBare || undefined}>
        {keptOf(open.pages).map(({ path, at, turn }) => (
          <KeptPage key={`${turn} ${path}`} at={at} isHere={path === open.here}>
            {children}
          </KeptPage>
        ))}
      </main>
    </>
  )
}
