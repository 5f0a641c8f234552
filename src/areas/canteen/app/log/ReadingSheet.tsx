import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useSay } from '../../../../app/language/use-say'
import { useCan } from '../../../../app/session/use-can'
import { readingHours } from '../../fridge/fridge-reading'
import { TempSheet } from '../fridges/TempSheet'
import { words } from './log-words'
import type { SampleForm } from './use-sample-form'

/** Why a reading is asked for: when the fridge was read last, if ever. */
function LastRead({ form }: { form: SampleForm }) {
  const say = useSay()
  const { filled, places } = form
  const lastRead = places.find(({ fridgeId }) => fridgeId === filled.fridgeId)?.lastRead
  if (filled.fridgeTempAtIn !== null) return null
  return (
    <p className="quiet figures">
      {lastRead ? say(words.lastRead, { at: lastRead.slice(5, 16), hours: readingHours }) : say(words.neverRead)}
    </p>
  )
}

/**
 * Asks for what the sample's fridge reads. The reading is one like any other, and the sample goes by it. Where it cannot be read, the
 * record says so.
 */
export function ReadingSheet({ form, onClose }: { form: SampleForm; onClose: () => void }) {
  const say = useSay()
  const mayRead = useCan()('fridge-temp:add')
  const { fridge, isReadable, change } = form
  if (!fridge) return null
  const giveUp = (
    <BigButton
      wide
      look="quiet"
      onClick={() => {
        change({ isUnread: true })
        onClose()
      }}
    >
      {say(words.cannotRead)}
    </BigButton>
  )
  if (mayRead && isReadable)
    return (
      <TempSheet fridge={fridge} onSaved={() => change({ isUnread: false })} onClose={onClose}>
        <LastRead form={form} />
        {giveUp}
      </TempSheet>
    )
  return (
    <Sheet open title={fridge.name} onClose={onClose} footer={giveUp}>
      <LastRead form={form} />
      <p>{say(mayRead ? words.tooLate : words.mayNotRead, { hours: readingHours })}</p>
    </Sheet>
  )
}
