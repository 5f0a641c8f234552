import { Clock, Container, Refrigerator, Thermometer, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDict, wordsFor } from '../../../app/fields/use-dict'
import { useSay } from '../../../app/language/use-say'
import type { PlaceChoice } from '../place-choices'
import { words } from './log-words'
import type { FilledEntry } from './sample-entry'
import type { People } from './use-people'

type Props = { filled: FilledEntry; places: readonly PlaceChoice[]; people: People; onOpen: () => void; onRead: () => void }

/** What is already chosen for a sample, as chips on one line; a press on the temperature reads the fridge, one on any other opens all. */
export function PlaceLine({ filled, places, people, onOpen, onRead }: Props) {
  const say = useSay()
  const containers = useDict('sampleContainer')
  const place = places.find(({ fridgeId }) => fridgeId === filled.fridgeId)
  const fridge = place?.name
  const { slotNo, fridgeTempAtIn: temp, fridgeReadTime, isUnread, sampleTime, samplerId } = filled
  const read = temp === null ? undefined : `${temp} ℃ · ${fridgeReadTime?.slice(11, 16)}`
  const chip = (key: string, icon: ReactNode, text: string | undefined, missing: string, onPress = onOpen) => (
    <button key={key} type="button" className="chip place-chip" aria-haspopup="dialog" data-missing={!text || undefined} onClick={onPress}>
      {icon}
      {text ?? missing}
    </button>
  )
  return (
    <section className="place-line" aria-label={say(words.place)}>
      {chip(
        'fridge',
        <Refrigerator size={18} aria-hidden />,
        fridge && slotNo && `${fridge} · ${say(words.slot, { slot: slotNo })}`,
        say(words.noSlot),
      )}
      {chip('time', <Clock size={18} aria-hidden />, sampleTime?.slice(11, 16), say(words.noTime))}
      {chip('temp', <Thermometer size={18} aria-hidden />, isUnread ? say(words.unread) : read, say(words.noTemp), onRead)}
      {chip('box', <Container size={18} aria-hidden />, wordsFor(containers, [filled.container]), '')}
      {chip(
        'who',
        <User size={18} aria-hidden />,
        samplerId ? (people.names.get(samplerId) ?? samplerId) : undefined,
        say(words.noSampler),
      )}
    </section>
  )
}
