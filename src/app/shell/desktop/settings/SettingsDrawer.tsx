import { DesktopTheme } from '../../../design/desktop/DesktopTheme'
import { Sheet } from '../../../design/overlay/Sheet'
import { useSay } from '../../../language/use-say'
import { PushSetting } from '../../../notices/settings/PushSetting'
import { ReadAloudSetting } from '../../../notices/settings/ReadAloudSetting'
import { openAccountSheet } from '../../account/account'
import { LooksFields } from '../../account/LooksFields'
import { DesktopLooks } from './DesktopLooks'

/** Pixels. */
const width = 300

/** All that can be chosen of looks and layout on a desktop, beside the page it changes. Takes effect at once, and is kept on this device. */
export function SettingsDrawer() {
  const say = useSay()
  return (
    <DesktopTheme>
      <Sheet open look="side" width={width} title={say('settings')} onClose={() => openAccountSheet(undefined)}>
        <LooksFields />
        <DesktopLooks />
        <ReadAloudSetting />
        <PushSetting />
      </Sheet>
    </DesktopTheme>
  )
}
