import { useEffect } from 'react'
import { create } from 'zustand'

/** How many sheets stand whole on the page. */
const useSheets = create(() => 0)

/** Tells, for as long as the caller is on the page, that there is a sheet to print. */
export function useSheet(): void {
  useEffect(() => {
    useSheets.setState((count) => count + 1)
    return () => useSheets.setState((count) => count - 1)
  }, [])
}

/** Whether there is anything to print: a sheet that still waits for what belongs on it does not stand yet. */
export const useHasSheet = (): boolean => useSheets((count) => count > 0)
