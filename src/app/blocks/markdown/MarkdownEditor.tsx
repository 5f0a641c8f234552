import { type CSSProperties, type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { Chip } from '../../design/Chip'
import { countWords } from '../../design/writing/count-words'
import { ToolRow } from '../../design/writing/ToolRow'
import { useKeyboardInset } from '../../design/writing/use-keyboard-inset'
import { WritingFoot } from '../../design/writing/WritingFoot'
import { words as writing } from '../../design/writing/words'
import { useSay } from '../../language/use-say'
import { MarkdownText } from './MarkdownText'
import { tools } from './tools'
import { useIsWide } from './use-is-wide'
import { useMarks } from './use-marks'
import { words } from './words'
import './markdown.css'

/** Pixels. */
export const heights = { least: 200, usual: 300 } as const

type Props = {
  id: string
  /** What it is called by whoever cannot see it. */
  name: string
  value: string
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
  /** Characters. What is longer is said, and not cut off. */
  max: number
  /** Pixels, 300 where nothing is said and never less than 200. */
  height?: number
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  required?: boolean
  /** Id of the element that says what is wrong. */
  describedBy?: string | undefined
}

/** What is written, as it will be read; it follows as fast as it can be drawn. */
function Preview({ text }: { text: string }) {
  const say = useSay()
  const shown = useDeferredValue(text)
  return (
    <section className="markdown-preview">
      {shown.trim() ? <MarkdownText text={shown} /> : <p className="quiet">{say(words.nothing)}</p>}
    </section>
  )
}

/** The text that is written in, with its tools. */
function Area(props: Props) {
  const { id, value, onChange, disabled, invalid, required, describedBy } = props
  const say = useSay()
  const area = useRef<HTMLTextAreaElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const marks = useMarks(area, onChange)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault()
      root.current?.querySelector<HTMLElement>('.tool[tabindex="0"]')?.focus()
    } else marks.onKeyDown(event)
  }
  return (
    <div ref={root} className="markdown-area">
      <div className="writing-bar">
        <ToolRow
          groups={tools.map((group) => group.map((tool) => ({ ...tool, isOff: disabled === true, press: () => marks.press(tool) })))}
          controls={id}
          onEscape={() => area.current?.focus()}
        />
      </div>
      <textarea
        {...{ id, value, disabled, ...marks.composing }}
        ref={area}
        onKeyDown={onKeyDown}
        className="markdown-text"
        aria-label={props.name}
        aria-description={say(writing.ways)}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
        onBlur={props.onBlur}
      />
    </div>
  )
}

/** A text in markdown, as it is written, and as it will be read: beside it where there is room, else in its place. */
export function MarkdownEditor(props: Props) {
  const { value, max, height = heights.usual } = props
  const say = useSay()
  const root = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(root)
  const [isPreview, setPreview] = useState(false)
  const sizes = { '--markdown-height': `${Math.max(height, heights.least)}px`, '--keyboard': `${useKeyboardInset()}px` } as CSSProperties
  return (
    <div ref={root} className="writing markdown" data-invalid={props.invalid || undefined} style={sizes}>
      {!isWide && (
        <div className="chips markdown-steps">
          {[false, true].map((step) => (
            <Chip key={String(step)} chosen={isPreview === step} onToggle={() => setPreview(step)}>
              {say(step ? words.preview : words.write)}
            </Chip>
          ))}
        </div>
      )}
      <div className="markdown-sides" data-wide={isWide || undefined}>
        {(isWide || !isPreview) && <Area {...props} />}
        {(isWide || isPreview) && <Preview text={value} />}
      </div>
      <WritingFoot counted={say(writing.counted, { words: countWords(value) })} used={value.length} max={max} />
    </div>
  )
}
