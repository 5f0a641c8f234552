import { useId } from 'react'
import { mostUsed } from '../files/room'
import { grouped } from '../language/dates'
import { deviceWords } from '../language/device-words'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'

const mega = 1_048_576

/** How much of the room a browser gives is used. Sizes in bytes; nothing where the browser does not tell. */
export function StorageBar({ used, room }: { used: number | null; room: number | null }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const id = useId()
  if (used === null || !room) return <p className="quiet">{say(deviceWords.deviceStorageUnknown)}</p>
  const inMega = (bytes: number) => grouped(bytes / mega, language, bytes < 10 * mega ? 1 : 0)
  return (
    <div className="device-storage">
      <label htmlFor={id}>{say(deviceWords.deviceStorageUsed, { used: inMega(used), room: inMega(room) })}</label>
      <meter id={id} min={0} max={room} high={room * mostUsed} value={used} />
    </div>
  )
}
