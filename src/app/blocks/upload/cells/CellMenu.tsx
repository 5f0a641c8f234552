import { Download, Ellipsis, FolderOpen, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useSay } from '../../../language/use-say'
import { words } from '../words'

type Props = {
  name: string
  /** Each is missing where it may not be done. */
  onDownload?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  onManage: () => void
}

/** What can be done with the file of a cell. The browser opens and closes it, on top of whatever the grid cuts off. */
export function CellMenu({ name, onDownload, onRemove, onManage }: Props) {
  const say = useSay()
  const id = useId()
  const entry = (text: string, icon: ReactNode, onClick: (() => void) | undefined, opensDialog = false) =>
    onClick && (
      <li>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          {...(opensDialog && { 'aria-haspopup': 'dialog' })}
          onClick={onClick}
        >
          {icon}
          {text}
        </button>
      </li>
    )
  return (
    <>
      <button type="button" className="upload-act" popoverTarget={id} aria-label={say(words.more, { name })}>
        <Ellipsis size={18} aria-hidden />
      </button>
      <ul id={id} popover="auto" className="upload-menu">
        {entry(say(words.download), <Download size={18} aria-hidden />, onDownload)}
        {entry(say(words.remove), <Trash2 size={18} aria-hidden />, onRemove)}
        {entry(say(words.manage), <FolderOpen size={18} aria-hidden />, onManage, true)}
      </ul>
    </>
  )
}
