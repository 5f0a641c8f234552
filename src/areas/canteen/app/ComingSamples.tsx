import { Skeleton } from '../../../app/design/Skeleton'
import { Coming } from '../../../app/resource/Coming'
import { words } from './log/log-words'

/** What stands while samples are on their way. */
export function ComingSamples() {
  return (
    <Coming title={words.notHere} hint={words.notHereHint}>
      <Skeleton rows={6} height={96} />
    </Coming>
  )
}
