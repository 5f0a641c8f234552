import { useEffect, useRef } from 'react'
import { useEngine } from '../offline/engine-context'
import { useSyncStatus } from '../offline/use-sync-status'
import { useSession } from '../session/session'
import { tellNews } from './news'

/** Listens to the server for as long as somebody is signed in, and hands every "something is new" to those who read. */
export function useLive(): void {
  const engine = useEngine()
  const leads = useSyncStatus((status) => status.leads)
  const token = useSession((state) => state.token)
  const user = useSession((state) => state.person?.id)
  useEffect(() => {
    if (!token || !user) return
    let isOver = false
    let stop: (() => void) | undefined
    // No screen waits for it, so it arrives after them. Without it the engine's own clock finds what is new.
    void import('./listen').then(
      ({ listen }) => {
        if (!isOver) stop = listen({ user, token }, engine, leads)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [engine, leads, token, user])
  useFreshness()
}

/** Once an own edit has been sent, what the server was asked before is asked again; what a start has just asked for is not. */
function useFreshness(): void {
  const waiting = useSyncStatus((status) => status.waiting)
  const known = useRef(waiting)
  useEffect(() => {
    if (known.current === waiting) return
    known.current = waiting
    tellNews()
  }, [waiting])
}
