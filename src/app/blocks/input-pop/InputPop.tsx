import { Maximize2 } from 'lucide-react'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import type { Label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { words } from './words'
import './input-pop.css'

type Props = {
  id: string
  title: Label
  value: string
  /** What was written, once it is confirmed. */
  onChange: (text: string) => void
  /** Pixels of the pop-up. */
  width?: number
  height?: number
  disabled?: boolean
  placeholder?: string
  open: boolean
  onOpen: (isOpen: boolean) => void
}

function Writing({ id, title, value, width = 150, height = 200, onChange, onOpen }: Props) {
  const say = useSay()
  const [text, setText] = useState(value)
  const ref = useRef<HTMLTextAreaElement>(null)
  // It was opened to be written in.
  useLayoutEffect(() => {
    ref.current?.focus()
  }, [])
  const confirm = () => {
    onChange(text)
    onOpen(false)
  }
  return (
    <div
      className="input-pop-box card"
      data-popup
      role="dialog"
      aria-label={say(title)}
      style={{ '--pop-width': `${width}px`, '--pop-height': `${height}px` } as CSSProperties}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') onOpen(false)
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) confirm()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <textarea
        id={`${id}-text`}
        className="input"
        aria-label={say(title)}
        ref={ref}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <footer>
        <BigButton look="quiet" onClick={() => onOpen(false)}>
          {say('cancel')}
        </BigButton>
        <BigButton look="main" onClick={confirm}>
          {say(words.take)}
        </BigButton>
      </footer>
    </div>
  )
}

/** One line of a long text, and a pop-up with room to write it. Ctrl+Enter takes what was written, Escape gives it up. */
export function InputPop(props: Props) {
  const { id, title, value, disabled, placeholder, open, onChange, onOpen } = props
  const say = useSay()
  return (
    <span className="input-pop">
      <input
        id={id}
        className="input"
        aria-label={say(title)}
        disabled={disabled}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" aria-label={say(words.open)} aria-expanded={open} disabled={disabled} onClick={() => onOpen(!open)}>
        <Maximize2 size={16} aria-hidden />
      </button>
      {open && <Writing {...props} />}
    </span>
  )
}
