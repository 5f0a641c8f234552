import { useEffect, useState } from 'react'
import { isShort, readRoom } from '../../files/room'
import { useSay } from '../../language/use-say'
import { lostWords as words } from '../login/lost-words'
import '../shell.css'

/** Milliseconds from one look at the room to the next. */
const pace = 300_000

/** Says above every screen that the device is nearly full, before anything is lost by it. */
export function RoomHint() {
  const say = useSay()
  const [room, setRoom] = useState<Awaited<ReturnType<typeof readRoom>>>()
  useEffect(() => {
    let current = true
    const look = () => void readRoom().then((found) => current && setRoom(found))
    look()
    const timer = setInterval(look, pace)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [])
  if (!room || !isShort(room)) return null
  return (
    <div className="sign-in-banner" role="status">
      <span>{say(words.low, { used: Math.round((room.usage / room.quota) * 100) })}</span>
    </div>
  )
}
