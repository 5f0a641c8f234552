import { create } from 'zustand'

/** Whether the sheet that makes a file of unsent work lies open, and who waits for it to be closed. */
export const useExporting = create<{ done?: () => void }>()(() => ({}))

/** Opens the sheet. Resolves when the person closes it. */
export const openExport = (): Promise<void> => new Promise((done) => useExporting.setState({ done }))

export function closeExport(): void {
  useExporting.getState().done?.()
  useExporting.setState({ done: undefined })
}
