import { useEffect } from 'react'
import { create } from 'zustand'

/** Milliseconds a pen may be in the air between two strokes of one signature. */
const breath = 3_000

const useHands = create<{ readonly busy: number }>()(() => ({ busy: 0 }))
const count = (by: number) => useHands.setState(({ busy }) => ({ busy: busy + by }))

/** While `busy`, and for a breath longer, nothing comes up by itself that would move the page under a pen or a camera. */
export function useHoldStill(busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    count(1)
    return () => void setTimeout(() => count(-1), breath)
  }, [busy])
}

/** Whether somebody is signing or taking a picture. */
export const useIsStill = (): boolean => useHands(({ busy }) => busy > 0)
