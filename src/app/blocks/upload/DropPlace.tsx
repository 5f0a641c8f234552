import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import { useSay } from '../../language/use-say'
import { words } from './words'

type Props = {
  label: string
  disabled?: boolean
  /** What was dropped here, or pasted while something in here has the focus. */
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** A part of a page that takes files which are dropped on it or pasted into it. */
export function DropPlace({ label, disabled = false, onFiles, children }: Props) {
  const say = useSay()
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => !disabled && dataTransfer.types.includes('Files')
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!hasFiles(event)) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (disabled || files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <fieldset
      className="upload-place"
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      {isOver && <p className="upload-over">{say(words.dropHere)}</p>}
    </fieldset>
  )
}
