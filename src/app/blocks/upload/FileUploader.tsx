import { useId, useState } from 'react'
import { type AddAria, AddFiles } from './AddFiles'
import { DropPlace } from './DropPlace'
import { ComingLine, FileLine } from './FileLine'
import { FilePreview } from './FilePreview'
import { kindOf } from './file-kind'
import { UploadProblems } from './UploadProblems'
import type { UploadedFile } from './uploaded-file'
import { useDragOrder } from './use-drag-order'
import { useReading } from './use-reading'
import { type UploadProps, useUploads } from './use-uploads'
import '../../files/files.css'
import './upload.css'

type Props = UploadProps & {
  /** What the files are of, for those who cannot see where the uploader stands. */
  label: string
  disabled?: boolean | undefined
  /** What is said of a stored file beside its size. */
  stateOf?: ((file: UploadedFile) => string | undefined) | undefined
  aria?: AddAria | undefined
}

/**
 * Files of a form or a dialog, one below the other: chosen, dropped, pasted or photographed, brought one after the other with what has gone of
 * each, looked at, saved, moved and taken away. What may be chosen is said before, and what was not taken after.
 */
export function FileUploader({ label, disabled = false, stateOf, aria, ...given }: Props) {
  const { files, carrier, limits } = given
  const hintId = useId()
  const [shown, setShown] = useState<number>()
  const uploads = useUploads(given)
  const { save, open } = useReading(carrier)
  const order = useDragOrder(uploads.move, disabled)
  const look = (file: UploadedFile, at: number) => (kindOf(file.name) === 'pdf' ? open(file) : setShown(at))
  return (
    <DropPlace label={label} disabled={disabled || uploads.isFull} onFiles={uploads.add}>
      {files.length + uploads.coming.length > 0 && (
        <ul className="upload-list">
          {files.map((file, at) => (
            <li key={file.uid} className="upload-line" {...order(at)}>
              <FileLine
                file={file}
                thumb={carrier.Thumb}
                state={stateOf?.(file)}
                isFixed={disabled}
                acts={{
                  onPreview: () => look(file, at),
                  onDownload: () => save(file),
                  onMove: (by) => uploads.move(at, at + by),
                  onRemove: () => uploads.remove(file.uid),
                }}
              />
            </li>
          ))}
          {uploads.coming.map((file) => (
            <li key={file.uid} className="upload-line" data-status={file.status}>
              <ComingLine file={file} onRetry={() => uploads.retry(file.uid)} onCancel={() => uploads.cancel(file.uid)} />
            </li>
          ))}
        </ul>
      )}
      <UploadProblems {...{ uploads, limits, disabled }} isEmpty={files.length === 0} />
      {!disabled && !uploads.isFull && <AddFiles {...{ label, limits, disabled, hintId, aria }} onFiles={uploads.add} />}
      {shown !== undefined && files[shown] && (
        <FilePreview {...{ files: [files[shown]], at: 0, carrier }} onAt={() => undefined} onClose={() => setShown(undefined)} />
      )}
    </DropPlace>
  )
}
