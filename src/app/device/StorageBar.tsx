import { useId } from 'react'
import { mostUsed } from '../files/room'
import { bytesText } from '../language/bytes-text'
import { deviceWords } from '../language/device-words'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'

/** How much of the room a browser gives is used. Sizes in bytes; nothing where the browser does not tell. */
export function StorageBar({ used, room }: { used: number | null; room: number | null }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const id = useId()
  if (used === null || !room) return <p className="quiet">{say(deviceWords.deviceStorageUnknown)}</p>
  return (
    <div className="device-storage">
      <label htmlFor={id}>{say(deviceWords.deviceStorageUsed, { used: bytesText(used, language), room: bytesText(room, language) })}</label>
      <meter id={id} min={0} max={room} high={room * mostUsed} value={used} />
    </div>
  )
}
