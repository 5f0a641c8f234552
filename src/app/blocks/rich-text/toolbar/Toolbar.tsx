import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { useSay } from '../../../language/use-say'
import { words } from '../words'
import { type PanelName, type Tool, tools } from './tools'
import { useChanges } from './use-changes'

type Props = {
  editor: Editor
  /** Id of what is written in. */
  controls: string
  opened: PanelName | undefined
  onOpen: (panel: PanelName | undefined) => void
  /** Asks for a picture; without it there is no button for one. */
  onPicture: (() => void) | undefined
  disabled: boolean
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Arrows go from button to button, and only one of them is on the way of Tab; Escape goes back to the text. */
function useRoving(editor: Editor) {
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      editor.commands.focus()
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

type ButtonProps = Props & { tool: Tool; index: number; at: number; onReach: () => void }

function ToolButton({ editor, tool, opened, onOpen, onPicture, disabled, index, at, onReach }: ButtonProps) {
  const say = useSay()
  const Icon = tool.icon
  const isPanel = 'panel' in tool
  const press = () => {
    onReach()
    if ('press' in tool) tool.press(editor)
    else if ('takes' in tool) onPicture?.()
    else onOpen(opened === tool.panel ? undefined : tool.panel)
  }
  // What is disabled cannot be reached by arrows; it says so instead, and does nothing.
  const isOff = disabled || (tool.isOff?.(editor) ?? false)
  return (
    <button
      type="button"
      className="rich-tool"
      data-tool={tool.key}
      tabIndex={index === at ? 0 : -1}
      title={tool.keys ? `${say(tool.label)} (${tool.keys.replace('Mod', 'Ctrl')})` : say(tool.label)}
      aria-label={say(tool.label)}
      aria-disabled={isOff || undefined}
      aria-pressed={tool.isOn && !isPanel ? tool.isOn(editor) : undefined}
      aria-expanded={isPanel ? opened === tool.panel : undefined}
      data-on={tool.isOn?.(editor) || undefined}
      // The selection stays where it is, and on a phone the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onReach}
      onClick={() => !isOff && press()}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}

/** What can be done with a text: one stop of Tab, arrows within. In a hand it lies below the text, right above the keyboard. */
export function Toolbar(props: Props) {
  const say = useSay()
  useChanges(props.editor)
  const { at, setAt, onKeyDown } = useRoving(props.editor)
  const shown = tools.map((group) => group.filter((tool) => !('takes' in tool) || props.onPicture !== undefined))
  const order = shown.flat()
  return (
    <div className="rich-tools" role="toolbar" aria-label={say(words.toolbar)} aria-controls={props.controls} onKeyDown={onKeyDown}>
      {shown.map((group) => (
        <span key={group[0]?.key} className="rich-tool-group">
          {group.map((tool) => (
            <ToolButton
              key={tool.key}
              {...props}
              tool={tool}
              index={order.indexOf(tool)}
              at={at}
              onReach={() => setAt(order.indexOf(tool))}
            />
          ))}
        </span>
      ))}
    </div>
  )
}
