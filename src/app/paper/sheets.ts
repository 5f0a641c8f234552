import { useEffect } from 'react'
import { create } from 'zustand'

/** How many sheets stand on the page, and how many parts of them are still being drawn. */
const useSheets = create(() => ({ sheets: 0, drawing: 0 }))

/** Counts the caller in for as long as it is on the page and `isOne`. */
function useCounted(what: 'sheets' | 'drawing', isOne: boolean): void {
  useEffect(() => {
    if (!isOne) return undefined
    const count = (by: number) => useSheets.setState((counts) => ({ [what]: counts[what] + by }))
    count(1)
    return () => count(-1)
  }, [what, isOne])
}

/** Tells, for as long as the caller is on the page, that there is a sheet to print. */
export const useSheet = (): void => useCounted('sheets', true)

/** Tells that a part of a sheet is still being drawn: on paper there would be an empty place. */
export const useDrawing = (isDrawing: boolean): void => useCounted('drawing', isDrawing)

/** Whether there is anything to print: a sheet that still waits for what belongs on it does not stand yet. */
export const useHasSheet = (): boolean => useSheets(({ sheets, drawing }) => sheets > 0 && drawing === 0)
