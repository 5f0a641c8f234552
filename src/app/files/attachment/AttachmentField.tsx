import { useMemo } from 'react'
import { type Attachment, attachmentLimits } from '../../../contract/fields/attachment'
import { attachmentsOf } from '../../../contract/fields/file'
import { FileUploader } from '../../blocks/upload/FileUploader'
import type { Limits } from '../../blocks/upload/limits'
import type { UploadedFile } from '../../blocks/upload/uploaded-file'
import { useDeviceCarrier } from '../../blocks/upload/use-device-carrier'
import { words } from '../../blocks/upload/words'
import { ariaOf, type FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { useFollowed } from '../../offline/view/use-followed'

const shown = ({ sha, name, size }: Attachment): UploadedFile => ({
  uid: sha,
  name,
  size,
  type: '',
  status: 'done',
  percent: 100,
  path: sha,
})
const named = (files: readonly UploadedFile[]): readonly Attachment[] =>
  files.flatMap(({ path, name, size }) => (path ? [{ sha: path, name, size }] : []))

/** Which of some files lie on this device and nowhere else yet. */
function useUnsent(shas: readonly string[]): readonly string[] {
  const unsent = useFollowed(shas.join(), async ({ db }) => {
    const found = await db.blobs.bulkGet([...shas])
    return found.flatMap((one) => (one?.state === 'local' ? [one.sha] : []))
  })
  return unsent ?? []
}

/** The files of a form. Each is safe on this device from the moment it is chosen; the form names it. */
export function AttachmentField(input: FieldInputProps) {
  const { facts, value, onChange, disabled } = input
  const say = useSay()
  const carrier = useDeviceCarrier()
  const files = useMemo(() => attachmentsOf(value).map(shown), [value])
  const unsent = useUnsent(files.map(({ uid }) => uid))
  const limits: Limits = { count: facts.max, keeps: 'first', size: attachmentLimits.size, takes: 'files' }
  const { 'aria-required': _, disabled: __, ...aria } = ariaOf(input)
  return (
    <FileUploader
      label={say(facts.label)}
      {...{ files, carrier, limits, disabled, aria }}
      stateOf={({ uid }) => (unsent.includes(uid) ? say(words.onDevice) : undefined)}
      onChange={(next) => onChange(next.length > 0 ? named(next) : null)}
    />
  )
}
