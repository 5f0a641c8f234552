import { useId } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useSay } from '../../../../app/language/use-say'
import { useKeptValues } from '../../../../app/resource/form/use-kept-values'
import { move } from '../../../../contract/sync/intent'
import type { FridgeTemp } from '../../fridge/fridge-temp'
import type { RetainedSample } from '../../retained-sample'
import type { SampleException } from '../../sample-exception'
import { useSaving } from '../use-saving'
import { words } from './log-words'

type Voidable = typeof FridgeTemp | typeof RetainedSample | typeof SampleException
type Props = { resource: Voidable; record: string; title: string; verb: string; onClose: () => void }

/** Declares a record void. Nothing happens without a reason. */
export function ReasonSheet({ resource, record, title, verb, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const { save, isBusy } = useSaving()
  const draft = `${resource.name}/${record}/void`
  const { values, set, drop } = useKeptValues(resource, draft, { reason: '' })
  const typed = values.reason ?? ''
  const reason = typed.trim()
  const voidIt = async () => {
    if (!(await save([move(resource, record, 'void', { reason })], say(words.voided), { draft }))) return
    await drop()
    onClose()
  }
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <BigButton onClick={onClose}>{say('cancel')}</BigButton>
          <BigButton look="danger" disabled={isBusy || !reason} onClick={() => void voidIt()}>
            {verb}
          </BigButton>
        </>
      }
    >
      <p>{say(words.voidHint)}</p>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {say(words.reason)}
        </label>
        <textarea id={id} className="input note" maxLength={200} value={typed} onChange={(event) => set('reason', event.target.value)} />
      </div>
    </Sheet>
  )
}
