import { useEffect, useState } from 'react'
import { type SmsPurpose, smsPause } from '../../../contract/system/ways-in/ways-in'
import { sendCode } from './ways-in-calls'

/** Asking for a code: `left` are the seconds until another may be asked for. `ask` throws `WireError`. */
export function useCode(purpose: SmsPurpose) {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const [busy, setBusy] = useState(false)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const ask = async (mobile: string) => {
    setBusy(true)
    try {
      await sendCode(mobile, purpose)
      setNow(Date.now())
      setUntil(Date.now() + smsPause * 1000)
    } finally {
      setBusy(false)
    }
  }
  return { left, busy, ask }
}
