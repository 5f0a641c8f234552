import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { LooksFields } from '../../shell/account/LooksFields'
import '../own-account.css'

const DesktopLooks = lazyPart(() => import('../../shell/desktop/settings/DesktopLooks').then((file) => file.DesktopLooks))

/** Language, appearance and letters of this device; on a desktop its colour and layout as well. */
export function CustomPane() {
  const isDesktop = useFace() === 'desktop'
  return (
    <div className="own-parts">
      <LooksFields />
      {isDesktop && (
        <Suspense>
          <DesktopLooks />
        </Suspense>
      )}
    </div>
  )
}
