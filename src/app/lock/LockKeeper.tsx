import { useEffect } from 'react'
import { useSyncStatus } from '../offline/use-sync-status'
import { leaveSession, useSession } from '../session/session'
import { lastTouch, lockNow, touch } from './lock-session'
import { forgetPin, knowsPins } from './pin-hint'

/** Milliseconds between looks at the clock, and between notes that somebody is here. */
const every = 5_000

/** Locks the device when nobody has touched it for `minutes`, also when it was asleep or closed meanwhile. */
function useIdleLock(minutes: number, isOver: boolean) {
  useEffect(() => {
    let noted = 0
    const here = () => {
      if (Date.now() - noted < every) return
      noted = Date.now()
      touch(noted)
    }
    const look = async () => {
      if (Date.now() - (lastTouch() ?? Date.now()) < minutes * 60_000) return
      if (!(await lockNow()) && isOver && knowsPins()) leaveSession()
    }
    const timer = setInterval(() => void look(), every)
    const back = () => void look()
    for (const sign of ['pointerdown', 'keydown', 'wheel'] as const) window.addEventListener(sign, here, { passive: true })
    document.addEventListener('visibilitychange', back)
    void look()
    return () => {
      clearInterval(timer)
      for (const sign of ['pointerdown', 'keydown', 'wheel'] as const) window.removeEventListener(sign, here)
      document.removeEventListener('visibilitychange', back)
    }
  }, [minutes, isOver])
}

/** Stands guard while somebody works on a house's shared device. A sign-in the server has ended is locked away no more. */
export function LockKeeper({ minutes }: { minutes: number }) {
  const isOver = useSyncStatus((status) => status.pause === 'auth')
  const tenant = useSession((state) => state.tenant)
  const user = useSession((state) => state.person?.id)
  useEffect(() => {
    if (isOver) void forgetPin(tenant, user)
  }, [isOver, tenant, user])
  useIdleLock(minutes, isOver)
  return null
}
