import type { Editor } from '@tiptap/core'
import { type CSSProperties, useRef, useState } from 'react'
import { countWords } from '../../design/writing/count-words'
import { useKeyboardInset } from '../../design/writing/use-keyboard-inset'
import { WritingFoot } from '../../design/writing/WritingFoot'
import { words as writing } from '../../design/writing/words'
import { currentLanguage } from '../../language/language'
import { type Say, useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { hasColours } from './has-colours'
import { Panel } from './toolbar/Panel'
import { Toolbar } from './toolbar/Toolbar'
import type { PanelName } from './toolbar/tools'
import { useChanges } from './toolbar/use-changes'
import { words } from './words'
import { useEditor } from './write/use-editor'
import { type TakePicture, usePictures } from './write/use-pictures'
import './rich-text.css'
import './rich-editor.css'

type Props = {
  id: string
  /** What it is called by whoever cannot see it. */
  name: string
  /** HTML; empty for nothing. Another value than the one last told takes the place of what is written. */
  value: string
  /** Told the HTML at every change; empty where nothing is written. */
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  /** Characters, those of its formatting included. */
  max: number
  /** Pixels on a desktop, 600 where nothing is said; in a hand it grows with what is written. */
  height?: number
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  required?: boolean
  /** Id of the element that says what is wrong. */
  describedBy?: string | undefined
  /** How a picture becomes one of the text; without it there are none. */
  takePicture?: TakePicture | undefined
}

function Foot({ editor, used, max }: { editor: Editor; used: number; max: number }) {
  const say = useSay()
  useChanges(editor)
  return <WritingFoot counted={say(writing.counted, { words: countWords(editor.getText({ blockSeparator: '\n' })) })} {...{ used, max }} />
}

/** What is written in, as it is told to whoever cannot see it. */
const attributesOf = (
  { id, name, value, disabled, invalid, required, describedBy }: Props,
  say: Say,
): Readonly<Record<string, string>> => ({
  id,
  class: 'rich-text rich-page',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': name,
  'aria-description': say(writing.ways),
  ...(hasColours(value) && { 'data-paper': 'true' }),
  ...(disabled && { 'aria-disabled': 'true' }),
  ...(invalid && { 'aria-invalid': 'true' }),
  ...(required && { 'aria-required': 'true' }),
  ...(describedBy && { 'aria-describedby': describedBy }),
})

/** Keys that open what lies beside the text. */
function useKeys(root: React.RefObject<HTMLDivElement | null>, open: (panel: PanelName) => void) {
  return (event: KeyboardEvent): boolean => {
    const panel = event.ctrlKey || event.metaKey ? { f: 'find' as const, k: 'link' as const }[event.key.toLowerCase()] : undefined
    if (panel) open(panel)
    const isToolbar = event.altKey && event.key === 'F10'
    if (isToolbar) root.current?.querySelector<HTMLElement>('.tool[tabindex="0"]')?.focus()
    if (!panel && !isToolbar) return false
    event.preventDefault()
    return true
  }
}

/** An editor in an element of the page, with its keys and pictures. */
function useWriting(props: Props, place: HTMLElement | null, onKey: (event: KeyboardEvent) => boolean) {
  const { takePicture } = props
  const say = useSay()
  const put = useRef<(pictures: readonly File[], at?: number) => void>(undefined)
  const editor = useEditor(place, {
    value: props.value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    editable: !props.disabled,
    attributes: attributesOf(props, say),
    onKey,
    onPictures: takePicture && ((pictures, at) => put.current?.(pictures, at)),
  })
  const pictures = usePictures(
    editor,
    takePicture,
    (error, { name }) => `${say(words.failed, { file: name })} ${explain(error, currentLanguage())}`,
  )
  put.current = pictures.put
  return { editor, pictures }
}

const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp'

/** A text with looks, lists, tables, links and pictures, as it is written. */
export function RichEditor(props: Props) {
  const { id, value, max, height = 600, disabled = false, takePicture } = props
  const say = useSay()
  const root = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState<PanelName>()
  const { editor, pictures } = useWriting(props, place, useKeys(root, setPanel))
  const sizes = { '--rich-height': `${height}px`, '--keyboard': `${useKeyboardInset()}px` } as CSSProperties
  const choose = takePicture && (() => chooser.current?.click())
  return (
    <div ref={root} className="writing" data-invalid={props.invalid || undefined} style={sizes}>
      <div className="writing-bar">
        {editor && <Toolbar {...{ editor, disabled }} controls={id} opened={panel} onOpen={setPanel} onPicture={choose} />}
        {editor && panel && <Panel key={panel} editor={editor} name={panel} onClose={() => setPanel(undefined)} />}
      </div>
      <div ref={setPlace} className="rich-place" aria-busy={pictures.isBusy || undefined} />
      {pictures.isBusy && (
        <p className="rich-said quiet" role="status">
          {say(words.sending)}
        </p>
      )}
      {pictures.failed.map((text) => (
        <p key={text} className="field-problem" role="alert">
          {text}
        </p>
      ))}
      {editor && <Foot editor={editor} used={value.length} max={max} />}
      <input
        ref={chooser}
        type="file"
        aria-label={say(words.picture)}
        accept={pictureTypes}
        multiple
        hidden
        onChange={({ target }) => {
          pictures.put?.([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
