const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Puts the keyboard on a row of the table in `list`: on what opens it. Answers whether there is one. */
function goToRow(list: Element, choose: (at: number, last: number) => number): boolean {
  const rows = [...list.querySelectorAll('.ant-table-row')]
  const link =
    rows[
      choose(
        rows.findIndex((row) => row.contains(document.activeElement)),
        rows.length - 1,
      )
    ]?.querySelector('.cell-link')
  if (link instanceof HTMLElement) link.focus()
  return link instanceof HTMLElement
}

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey || shiftKey)

/**
 * Keys of a table and its search: arrows, Home and End go from row to row, and Arrow down leads from the page and from a search text to the
 * first one. Answers whether the key was one of them.
 */
export function pressInList(list: Element, event: KeyboardEvent, isTyping: boolean): boolean {
  const { key, target } = event
  if (!isPlain(event)) return false
  const here = target instanceof Element ? target : null
  const step = steps[key]
  if (!step) return false
  if (here?.closest('.ant-table-row') && !isTyping) return goToRow(list, step)
  const isText = here?.matches('.filter-text') ?? false
  return key === 'ArrowDown' && (isText || here === document.body) && goToRow(list, () => 0)
}
