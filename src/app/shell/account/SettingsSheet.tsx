import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import { PushSetting } from '../../notices/settings/PushSetting'
import { ReadAloudSetting } from '../../notices/settings/ReadAloudSetting'
import { openAccountSheet } from './account'
import { LooksFields } from './LooksFields'

/** Language, looks, and how this device tells of notices. Takes effect at once. */
export function SettingsSheet() {
  const say = useSay()
  return (
    <Sheet open title={say('settings')} onClose={() => openAccountSheet(undefined)}>
      <LooksFields />
      <ReadAloudSetting />
      <PushSetting />
    </Sheet>
  )
}
