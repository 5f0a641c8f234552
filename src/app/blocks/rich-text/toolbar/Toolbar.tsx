import type { Editor } from '@tiptap/core'
import { type RowTool, ToolRow } from '../../../design/writing/ToolRow'
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

function inRow(tool: Tool, { editor, opened, onOpen, onPicture, disabled }: Props): RowTool {
  const { key, label, icon, keys } = tool
  const panel = 'panel' in tool ? tool.panel : undefined
  return {
    ...{ key, label, icon },
    ...(keys && { keys }),
    ...(panel && { isOpen: opened === panel }),
    isOn: tool.isOn?.(editor) ?? false,
    switches: tool.isOn !== undefined && panel === undefined,
    isOff: disabled || (tool.isOff?.(editor) ?? false),
    press: () => {
      if ('press' in tool) tool.press(editor)
      else if (panel) onOpen(opened === panel ? undefined : panel)
      else onPicture?.()
    },
  }
}

/** What can be done with a text. In a hand it lies below the text, right above the keyboard. */
export function Toolbar(props: Props) {
  useChanges(props.editor)
  const shown = tools.map((group) => group.filter((tool) => !('takes' in tool) || props.onPicture !== undefined))
  return (
    <ToolRow
      groups={shown.map((group) => group.map((tool) => inRow(tool, props)))}
      controls={props.controls}
      onEscape={() => props.editor.commands.focus()}
    />
  )
}
