import { BigButton } from '../../../design/BigButton'
import { useSay } from '../../../language/use-say'
import { bulkWords } from '../../bulk/bulk-words'
import type { BulkDoing } from '../../bulk/use-bulk'

type Props = {
  doing: BulkDoing
  /** What the button does, in words. */
  text: string
  look?: 'main' | 'danger'
  disabled: boolean
  onClose: () => void
  onDo: () => void
}

/** The buttons of a sheet that does something with several rows: to leave it, and while it is at work to stop that; and to do it. */
export function BulkFooter({ doing: { isBusy, isStopping }, text, look = 'main', disabled, onClose, onDo }: Props) {
  const say = useSay()
  return (
    <>
      <BigButton onClick={onClose} disabled={isBusy && isStopping}>
        {say(isBusy ? (isStopping ? bulkWords.stopping : bulkWords.stop) : 'cancel')}
      </BigButton>
      <BigButton look={look} disabled={isBusy || disabled} onClick={onDo}>
        {text}
      </BigButton>
    </>
  )
}
