import { useState } from 'react'
import { createPortal } from 'react-dom'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { Modal } from '../modal/Modal'
import { CronBuilder } from './CronBuilder'
import { expressionOf, partsOf } from './expression'
import { words } from './words'

/** Pixels of the dialog, and of the narrower one there is for places beside something. */
export const cronWidths = { usual: 800, narrow: 608 } as const

type Props = { expression: string; onUse: (expression: string) => void; width?: number }

/** A button that opens the builder; what is built there counts once it is confirmed. It may stand in a form: the builder does not, so Enter in it sends nothing. */
export function CronModal({ expression, onUse, width = cronWidths.usual }: Props) {
  const say = useSay()
  const [built, setBuilt] = useState<string>()
  return (
    <>
      <BigButton look="quiet" aria-haspopup="dialog" onClick={() => setBuilt(expressionOf(partsOf(expression)))}>
        {say(words.build)}
      </BigButton>
      {createPortal(
        <Modal
          title={say(words.title)}
          open={built !== undefined}
          width={width}
          okText={say(words.use)}
          onOk={() => built && onUse(built)}
          onClose={() => setBuilt(undefined)}
        >
          {built !== undefined && <CronBuilder expression={built} onChange={setBuilt} />}
        </Modal>,
        document.body,
      )}
    </>
  )
}
