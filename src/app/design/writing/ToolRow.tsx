import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { Label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import { words } from './words'
import './writing.css'

/** One button of a row of tools. */
export type RowTool = {
  readonly key: string
  readonly label: Label
  readonly icon: LucideIcon
  /** What does the same while writing, such as `Mod+B`. */
  readonly keys?: string
  /** Whether it is in force where somebody writes. */
  readonly isOn?: boolean
  /** Whether it is one that is either in force or not. */
  readonly switches?: boolean
  /** Of one that opens something: whether that is open. */
  readonly isOpen?: boolean
  readonly isOff?: boolean
  readonly press: () => void
}

type Props = {
  groups: readonly (readonly RowTool[])[]
  /** Id of what is written in. */
  controls: string
  /** Goes back to what is written. */
  onEscape: () => void
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Arrows go from button to button, and only one of them is on the way of Tab; Escape goes back to the text. */
function useRoving(onEscape: () => void) {
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = step(buttons.indexOf(event.target as HTMLButtonElement), buttons.length)
    setAt(next)
    buttons[next]?.focus()
  }
  return { at, setAt, onKeyDown }
}

function ToolButton({ tool, isStop, onReach }: { tool: RowTool; isStop: boolean; onReach: () => void }) {
  const say = useSay()
  const { icon: Icon, keys, isOn = false, isOff = false } = tool
  return (
    <button
      type="button"
      className="tool"
      data-tool={tool.key}
      tabIndex={isStop ? 0 : -1}
      title={keys ? `${say(tool.label)} (${keys.replace('Mod', 'Ctrl')})` : say(tool.label)}
      aria-label={say(tool.label)}
      // What is disabled could not be reached by arrows; it says so instead, and does nothing.
      aria-disabled={isOff || undefined}
      aria-pressed={tool.switches ? isOn : undefined}
      aria-expanded={tool.isOpen}
      data-on={isOn || undefined}
      // The selection stays where it is, and on a phone the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onReach}
      onClick={() => {
        onReach()
        if (!isOff) tool.press()
      }}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}

/** What can be done with a text: one stop of Tab, arrows within. */
export function ToolRow({ groups, controls, onEscape }: Props) {
  const say = useSay()
  const { at, setAt, onKeyDown } = useRoving(onEscape)
  const order = groups.flat()
  return (
    <div className="tools" role="toolbar" aria-label={say(words.toolbar)} aria-controls={controls} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <span key={group[0]?.key} className="tool-group">
          {group.map((tool) => (
            <ToolButton key={tool.key} tool={tool} isStop={order.indexOf(tool) === at} onReach={() => setAt(order.indexOf(tool))} />
          ))}
        </span>
      ))}
    </div>
  )
}
