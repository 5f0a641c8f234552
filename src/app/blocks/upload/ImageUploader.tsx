import { type ReactNode, useId, useState } from 'react'
import { type AddAria, AddFiles } from './AddFiles'
import { DropPlace } from './DropPlace'
import { FilePreview } from './FilePreview'
import { ComingTile, ImageTile } from './ImageTile'
import { UploadProblems } from './UploadProblems'
import { useDragOrder } from './use-drag-order'
import { type UploadProps, useUploads } from './use-uploads'
import '../../files/files.css'
import './upload.css'

type Props = UploadProps & {
  /** What the pictures are of. */
  label: string
  disabled?: boolean | undefined
  aria?: AddAria | undefined
  /** What takes pictures in place of the choosers, as the last one in the row. Pictures from elsewhere are then taken only where `isOpen` says so. */
  camera?: { readonly tile: ReactNode; readonly isOpen: boolean } | undefined
  /** What the cross of one is called, by its place. */
  removeText?: ((at: number) => string) | undefined
}

/**
 * Pictures side by side: chosen, dropped, pasted or photographed, each with what has gone of it. A press shows one large, where it can be saved,
 * moved and taken away; they are drawn to their places too.
 */
export function ImageUploader({ label, disabled = false, aria, camera, removeText, ...given }: Props) {
  const { files, carrier, limits } = given
  const hintId = useId()
  const [shown, setShown] = useState<number>()
  const uploads = useUploads(given)
  const isAdding = !disabled && !uploads.isFull
  const order = useDragOrder(uploads.move, disabled)
  const moveShown = (at: number, by: -1 | 1) => {
    uploads.move(at, at + by)
    if (files[at + by]) setShown(at + by)
  }
  const removeShown = (at: number) => {
    const file = files[at]
    if (file) uploads.remove(file.uid)
    setShown(files.length > 1 ? Math.min(at, files.length - 2) : undefined)
  }
  return (
    <DropPlace label={label} disabled={!isAdding || camera?.isOpen === false} onFiles={uploads.add}>
      {(files.length + uploads.coming.length > 0 || (camera && isAdding)) && (
        <ul className="picture-row">
          {files.map((file, at) => (
            <li key={file.uid} {...order(at)}>
              <ImageTile
                file={file}
                thumb={carrier.Thumb}
                onPreview={() => setShown(at)}
                onMove={disabled ? undefined : (by) => uploads.move(at, at + by)}
                onRemove={disabled ? undefined : () => uploads.remove(file.uid)}
                removeText={removeText?.(at)}
              />
            </li>
          ))}
          {uploads.coming.map((file) => (
            <li key={file.uid}>
              <ComingTile file={file} onRetry={() => uploads.retry(file.uid)} onCancel={() => uploads.cancel(file.uid)} />
            </li>
          ))}
          {camera && isAdding && <li>{camera.tile}</li>}
        </ul>
      )}
      <UploadProblems {...{ uploads, limits, disabled }} isEmpty={files.length === 0} />
      {isAdding && !camera && <AddFiles {...{ label, limits, disabled, hintId, aria }} onFiles={uploads.add} />}
      {shown !== undefined && files[shown] && (
        <FilePreview
          {...{ files, at: shown, carrier }}
          onAt={setShown}
          onClose={() => setShown(undefined)}
          onMove={disabled ? undefined : (by) => moveShown(shown, by)}
          onRemove={disabled ? undefined : () => removeShown(shown)}
        />
      )}
    </DropPlace>
  )
}
