import { useClock } from './clock'

/** Says when the clock is to be looked at again: after `pace` milliseconds each, when the page is seen again, and when it is put right. */
export function followClock(pace: number, look: () => void): () => void {
  const timer = setInterval(look, pace)
  document.addEventListener('visibilitychange', look)
  const ignore = useClock.subscribe(look)
  return () => {
    ignore()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
