import { cellKey } from '../store/grid-state'

/** Milliseconds without a key after which somebody has stopped typing: once they have left the input, and while they stay in it. */
const quiet = 2_000
const longQuiet = 20_000

const isInInput = (): boolean => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && (activeElement.matches('input, textarea, select') || activeElement.isContentEditable)
}

/** In which cell somebody is typing on this page: that of the last key, until it has been quiet. */
export function typingIn(now: () => number = Date.now) {
  let last: { readonly cell: string; readonly at: number } | undefined
  return {
    wrote(row: string, key: string): void {
      last = { cell: cellKey(row, key), at: now() }
    },
    isAt: (row: string, key: string): boolean => last?.cell === cellKey(row, key) && now() - last.at < (isInInput() ? longQuiet : quiet),
  }
}
