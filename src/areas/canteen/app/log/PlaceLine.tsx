import { Clock, Container, Refrigerator, Thermometer, User } from 'lucide-react'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import type { PlaceChoice } from '../../fridge/place-choices'
import type { People } from '../use-people'
import { words } from './log-words'
import type { FilledEntry } from './sample-entry'

type Props = { filled: FilledEntry; places: readonly PlaceChoice[]; people: People; onOpen: () => void; onRead: () => void }

/** What is already chosen for a sample, as chips on one line, what is missing first; a press on the temperature reads the fridge, one on any other opens all. */
export function PlaceLine({ filled, places, people, onOpen, onRead }: Props) {
  const say = useSay()
  const containers = useDict('sampleContainer')
  const place = places.find(({ fridgeId }) => fridgeId === filled.fridgeId)
  const fridge = place?.name
  const { slotNo, fridgeTempAtIn: temp, fridgeReadTime, isUnread, sampleTime, samplerId } = filled
  const read = temp === null ? undefined : `${temp} ℃ · ${fridgeReadTime?.slice(11, 16)}`
  const slot = fridge && slotNo && `${fridge} · ${say(words.slot, { slot: slotNo })}`
  const sampler = samplerId ? (people.names.get(samplerId) ?? samplerId) : undefined
  const chips = [
    { key: 'fridge', icon: <Refrigerator size={18} aria-hidden />, text: slot, missing: say(words.noSlot) },
    { key: 'time', icon: <Clock size={18} aria-hidden />, text: sampleTime?.slice(11, 16), missing: say(words.noTime) },
    { key: 'temp', icon: <Thermometer size={18} aria-hidden />, text: isUnread ? say(words.unread) : read, missing: say(words.noTemp) },
    { key: 'box', icon: <Container size={18} aria-hidden />, text: wordsFor(containers, [filled.container]), missing: '' },
    { key: 'who', icon: <User size={18} aria-hidden />, text: sampler, missing: say(words.noSampler) },
  ]
  // On a phone the line goes on beyond the edge of the screen: what is still asked for must not lie there.
  const inOrder = [...chips.filter(({ text }) => !text), ...chips.filter(({ text }) => text)]
  return (
    <section className="place-line" aria-label={say(words.place)}>
      {inOrder.map(({ key, icon, text, missing }) => (
        <button
          key={key}
          type="button"
          className="chip place-chip"
          aria-haspopup="dialog"
          data-missing={!text || undefined}
          onClick={key === 'temp' ? onRead : onOpen}
        >
          {icon}
          {text || missing}
        </button>
      ))}
    </section>
  )
}
