import type { Editor } from '@tiptap/core'
import { useSay } from '../../../language/use-say'
import { FindPanel } from '../find/FindPanel'
import { ChoicePanel } from './ChoicePanel'
import { ColourPanel } from './ColourPanel'
import { blockChoices, lineChoices, sizeChoices } from './choices'
import { LinkPanel } from './LinkPanel'
import { TablePanel } from './TablePanel'
import { type PanelName, tools } from './tools'
import { useChanges } from './use-changes'

type Props = { editor: Editor; name: PanelName; onClose: () => void }

function Inside({ editor, name, onClose }: Props) {
  const say = useSay()
  switch (name) {
    case 'block':
      return <ChoicePanel choices={blockChoices(editor, say)} />
    case 'size':
      return <ChoicePanel choices={sizeChoices(editor, say)} />
    case 'lines':
      return <ChoicePanel choices={lineChoices(editor, say)} />
    case 'colour':
    case 'ground':
      return <ColourPanel editor={editor} of={name} />
    case 'link':
      return <LinkPanel editor={editor} onDone={onClose} />
    case 'table':
      return <TablePanel editor={editor} />
    case 'find':
      return <FindPanel editor={editor} />
  }
}

/** What a button of the toolbar opens. Escape closes it and goes back to the text. */
export function Panel(props: Props) {
  const { editor, name, onClose } = props
  const say = useSay()
  useChanges(editor)
  const tool = tools.flat().find((one) => 'panel' in one && one.panel === name)
  return (
    <section
      className="rich-panel"
      aria-label={tool && say(tool.label)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
        editor.commands.focus()
      }}
    >
      <Inside {...props} />
    </section>
  )
}
