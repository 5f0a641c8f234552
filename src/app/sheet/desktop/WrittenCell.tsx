import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** A cell that is being written: how it began, and what becomes of what was written; undefined where it is to stay as it was. */
export type Writing = { readonly text: string; readonly onDone: (text: string | undefined) => void }

/** The input of a cell that is put right: Enter looks at its line again, as leaving it does; Escape leaves it as it was. */
export function WrittenCell({ label, text: begun, onDone }: Writing & { label: string }) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  const [text, setText] = useState(begun)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(begun.length, begun.length)
  }, [begun])
  const end = (written: string | undefined) => {
    if (isOver.current) return
    isOver.current = true
    onDone(written)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    end(event.key === 'Enter' ? text.trim() : undefined)
  }
  return (
    <input
      ref={input}
      className="found-input"
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => end(text.trim())}
      onKeyDown={press}
      onPointerDown={(event) => event.stopPropagation()}
    />
  )
}
