import { useState } from 'react'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { Modal } from '../modal/Modal'
import type { Carrier } from './carrier'
import { FileUploader } from './FileUploader'
import { ImageUploader } from './ImageUploader'
import type { Limits } from './limits'
import type { UploadedFile } from './uploaded-file'
import { words } from './words'

type Props = {
  title: string
  files: readonly UploadedFile[]
  carrier: Carrier
  limits: Limits
  disabled?: boolean
  /** What was there when somebody confirmed. Never none: that is said instead. */
  onConfirm: (files: readonly UploadedFile[]) => void
  onClose: () => void
}

/** Files looked after in a dialog of their own; nothing of it counts until it is confirmed. */
export function UploadDialog({ title, files, carrier, limits, disabled = false, onConfirm, onClose }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState(files)
  const confirm = () => {
    if (draft.length === 0) return void toast(say(words.nothing), { tone: 'bad' })
    onConfirm(draft)
    onClose()
  }
  const Uploader = limits.takes === 'pictures' ? ImageUploader : FileUploader
  return (
    <Modal title={title} open onClose={onClose} closesOnOk={false} width={640} {...(!disabled && { onOk: confirm })}>
      <Uploader label={title} files={draft} onChange={setDraft} {...{ carrier, limits, disabled }} />
    </Modal>
  )
}
