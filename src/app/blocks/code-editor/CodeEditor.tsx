import {
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  Maximize2,
  MessageSquareCode,
  Minimize2,
  Redo2,
  Search,
  Undo2,
} from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { CodeMode } from '../../../contract/fields/code-mode'
import type { Label } from '../../../contract/label'
import { type RowTool, ToolRow } from '../../design/writing/ToolRow'
import { useKeyboardInset } from '../../design/writing/use-keyboard-inset'
import { WritingFoot } from '../../design/writing/WritingFoot'
import { words as writing } from '../../design/writing/words'
import { useLanguage } from '../../language/language'
import { type Say, useSay } from '../../language/use-say'
import { type CodeState, type CodeStep, useCodeView } from './view/use-code-view'
import { modeNames, words } from './words'
import './code-editor.css'

/** Where nothing is said: pixels, and columns a step of indenting has. */
export const usual = { height: 240, tabSize: 2 } as const

type Props = {
  id: string
  /** What it is called by whoever cannot see it. */
  name: string
  value: string
  onChange: (code: string) => void
  onBlur?: (() => void) | undefined
  mode: CodeMode
  /** Characters. What is longer is said, and not cut off. */
  max: number
  height?: number
  tabSize?: number
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  required?: boolean
  /** Id of the element that says what is wrong. */
  describedBy?: string | undefined
}

const attributesOf = ({ id, name, invalid, required, disabled, describedBy }: Props, say: Say): Readonly<Record<string, string>> => ({
  id,
  // Also one that is only read is scrolled by keys.
  tabindex: '0',
  'aria-label': name,
  'aria-description': say(words.ways),
  ...(disabled && { 'aria-disabled': 'true' }),
  ...(invalid && { 'aria-invalid': 'true' }),
  ...(required && { 'aria-required': 'true' }),
  ...(describedBy && { 'aria-describedby': describedBy }),
})

/** Whether it covers the whole window, above whatever lies over the page. */
function useWhole(root: React.RefObject<HTMLDivElement | null>) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const { current } = root
    if (!isWhole || !current || typeof current.showPopover !== 'function') return undefined
    current.popover = 'manual'
    current.showPopover()
    return () => {
      current.popover = null
    }
  }, [isWhole, root])
  return { isWhole, setWhole }
}

const tool = (key: CodeStep, label: Label, icon: LucideIcon, keys?: string) => ({ key, label, icon, ...(keys && { keys }) })
const tools = [
  [tool('undo', writing.undo, Undo2, 'Mod+Z'), tool('redo', writing.redo, Redo2, 'Mod+Shift+Z')],
  [
    tool('more', words.more, IndentIncrease, 'Tab'),
    tool('less', words.less, IndentDecrease, 'Shift+Tab'),
    tool('comment', words.comment, MessageSquareCode, 'Mod+/'),
    tool('find', words.find, Search, 'Mod+F'),
  ],
] as const

type Press = { step: (name: CodeStep) => void; state: CodeState; disabled: boolean; isWhole: boolean; onWhole: () => void }

function groupsOf({ step, state, disabled, isWhole, onWhole }: Press): readonly (readonly RowTool[])[] {
  const isOff: Partial<Record<CodeStep, boolean>> = { undo: !state.undo, redo: !state.redo }
  const shown = tools.map((group) =>
    group.map((one) => ({ ...one, isOff: one.key !== 'find' && (disabled || isOff[one.key] === true), press: () => step(one.key) })),
  )
  const label = isWhole ? words.smaller : words.whole
  return [...shown, [{ key: 'whole', label, icon: isWhole ? Minimize2 : Maximize2, isOn: isWhole, press: onWhole }]]
}

/** What is written in, with the keys that lead out of it: to the tools, and out of the whole window. */
function useCode(props: Props, root: React.RefObject<HTMLDivElement | null>, place: HTMLElement | null) {
  const say = useSay()
  const { isWhole, setWhole } = useWhole(root)
  const code = useCodeView(place, {
    value: props.value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    mode: props.mode,
    tabSize: props.tabSize ?? usual.tabSize,
    editable: !props.disabled,
    language: useLanguage(({ language }) => language),
    attributes: attributesOf(props, say),
    onTools: () => root.current?.querySelector<HTMLElement>('.tool[tabindex="0"]')?.focus(),
    onEscape() {
      setWhole(false)
      return isWhole
    },
  })
  return { ...code, isWhole, onWhole: () => setWhole(!isWhole) }
}

/** Code as it is written: with lines that are counted and folded, its language in colours, and the whole window where that is wanted. */
export function CodeEditor(props: Props) {
  const { id, value, mode, max, height = usual.height, disabled = false } = props
  const say = useSay()
  const root = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { view, ...code } = useCode(props, root, place)
  const sizes = { '--code-height': `${height}px`, '--keyboard': `${useKeyboardInset()}px` } as CSSProperties
  return (
    <div
      ref={root}
      className="writing code-editor"
      data-invalid={props.invalid || undefined}
      data-whole={code.isWhole || undefined}
      style={sizes}
    >
      <div className="writing-bar">
        <ToolRow groups={groupsOf({ ...code, disabled })} controls={id} onEscape={() => view?.focus()} />
      </div>
      <div ref={setPlace} className="code-place" />
      <WritingFoot counted={say(writing.lines, { lines: code.state.lines })} used={value.length} max={max}>
        <span>{modeNames[mode]}</span>
      </WritingFoot>
    </div>
  )
}
