import { Paperclip } from 'lucide-react'
import { attachmentsOf } from '../../../contract/fields/file'
import { useFileHome } from '../../fields/file-home'
import { enumerate } from '../../language/enumerate'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { AttachmentLine } from './AttachmentLine'
import '../files.css'

/** Files to read: in a list how many, in a record each by its name. */
export function AttachmentsValue({ value }: { value: unknown }) {
  const say = useSay()
  const home = useFileHome()
  const files = attachmentsOf(value)
  if (files.length === 0) return null
  if (!home || home.small)
    return (
      <span className="attachment-count" title={enumerate(files.map(({ name }) => name))}>
        <Paperclip size={16} aria-hidden /> {say(words.fileCount, { count: files.length })}
      </span>
    )
  return (
    <ul className="attachment-list">
      {files.map((file) => (
        <li key={file.sha}>
          <AttachmentLine file={file} />
        </li>
      ))}
    </ul>
  )
}
