import { PushSetting } from '../../notices/settings/PushSetting'
import { ReadAloudSetting } from '../../notices/settings/ReadAloudSetting'
import '../own-account.css'

/** How this device tells of notices. */
export const NotificationPane = () => (
  <div className="own-parts">
    <PushSetting />
    <ReadAloudSetting />
  </div>
)
