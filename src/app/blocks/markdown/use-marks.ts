import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useSay } from '../../language/use-say'
import { type Mark, nextLine, pieceBetween, type Written } from './marks'
import { type MarkTool, tools } from './tools'

const writtenIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Written => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** The browser's own way of typing, which keeps its history; undefined where it is none or refuses. */
const types = (command: 'insertText' | 'delete' | 'undo' | 'redo', text?: string): boolean =>
  typeof document.execCommand === 'function' && document.execCommand(command, false, text)

/** Writes another text into an area, as if it were typed, so that the browser can take it back; where it cannot, `onChange` is told. */
function put(area: HTMLTextAreaElement, after: Written, onChange: (text: string) => void): void {
  const piece = pieceBetween(area.value, after.text)
  area.focus()
  area.setSelectionRange(piece.from, piece.to)
  const isTyped = piece.text === '' ? piece.from === piece.to || types('delete') : types('insertText', piece.text)
  if (!isTyped) {
    area.setRangeText(piece.text, piece.from, piece.to)
    onChange(after.text)
  }
  area.setSelectionRange(after.start, after.end)
}

/** What buttons and keys do to the text of an area. */
export function useMarks(area: RefObject<HTMLTextAreaElement | null>, onChange: (text: string) => void) {
  const say = useSay()
  const isComposing = useRef(false)
  const apply = (mark: Mark) => area.current && put(area.current, mark(writtenIn(area.current)), onChange)
  const press = (tool: MarkTool) => {
    if ('mark' in tool) return void apply(tool.mark(say))
    area.current?.focus()
    types(tool.step)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isWithKey = event.ctrlKey || event.metaKey
    const tool = isWithKey && !event.shiftKey && tools.flat().find(({ keys }) => keys === `Mod+${event.key.toUpperCase()}`)
    const next = event.key === 'Enter' && !isWithKey && !event.shiftKey && !isComposing.current && nextLine(writtenIn(event.currentTarget))
    if ((!tool || 'step' in tool) && !next) return
    event.preventDefault()
    if (next) put(event.currentTarget, next, onChange)
    else if (tool) press(tool)
  }
  const composing = {
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: () => {
      isComposing.current = false
    },
  }
  return { press, onKeyDown, composing }
}
