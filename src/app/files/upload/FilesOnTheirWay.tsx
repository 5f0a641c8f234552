import { useSay } from '../../language/use-say'
import { useSyncStatus } from '../../offline/use-sync-status'
import { words } from '../words'

const inKib = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`

/** How the pictures of waiting edits get on. Nothing when there are none. */
export function FilesOnTheirWay() {
  const say = useSay()
  const count = useSyncStatus((status) => status.files)
  const upload = useSyncStatus((status) => status.upload)
  if (count === 0) return null
  if (!upload) return <p className="figures">{say(words.filesWait, { count })}</p>
  return <p className="figures">{say(words.filesGo, { count, sent: inKib(upload.sent), size: inKib(upload.size) })}</p>
}
