import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { BellPanel } from './BellPanel'

/** The bell's notices in a hand. */
export function BellSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  return (
    <Sheet open title={say(words.bell)} onClose={onClose}>
      <BellPanel onLeave={onClose} />
    </Sheet>
  )
}
