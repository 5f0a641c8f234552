import { RotateCcw, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useSay } from '../../language/use-say'
import type { Thumb } from './carrier'
import { UploadError } from './UploadError'
import type { UploadedFile } from './uploaded-file'
import { words } from './words'

type Props = {
  file: UploadedFile
  thumb: Thumb
  onPreview: () => void
  /** Missing where it stays in its place. */
  onMove?: ((by: -1 | 1) => void) | undefined
  /** Missing where it may not be taken away. */
  onRemove?: (() => void) | undefined
  /** What the cross is called; by the name of the picture when not given. */
  removeText?: string | undefined
}

/** A stored picture. A press shows it large, with what else can be done; Alt and an arrow move it. */
export function ImageTile({ file, thumb: Thumb, onPreview, onMove, onRemove, removeText }: Props) {
  const say = useSay()
  const { name } = file
  const key = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    if (!onMove || !by || !event.altKey) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <>
      <button
        type="button"
        className="picture-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={onMove && 'Alt+ArrowLeft Alt+ArrowRight'}
        onClick={onPreview}
        onKeyDown={key}
      >
        <Thumb file={file} alt={name} />
      </button>
      {onRemove && (
        <button type="button" className="picture-remove" aria-label={removeText ?? say(words.removeFile, { name })} onClick={onRemove}>
          <X size={18} aria-hidden />
        </button>
      )}
    </>
  )
}

type ComingProps = { file: UploadedFile; onRetry: () => void; onCancel: () => void }

/** A picture on its way, or one that failed: a press on its sign says why. */
export function ComingTile({ file, onRetry, onCancel }: ComingProps) {
  const say = useSay()
  const { name, percent, status } = file
  const isFailed = status === 'error'
  return (
    <div className="upload-tile" data-status={status}>
      {isFailed ? (
        <>
          <UploadError file={file} onRetry={onRetry} />
          <button type="button" className="upload-act" aria-label={say(words.retryFile, { name })} onClick={onRetry}>
            <RotateCcw size={18} aria-hidden />
          </button>
        </>
      ) : (
        <>
          <progress max={100} value={percent} aria-label={name} />
          <small className="figures">{percent > 0 ? `${percent}%` : say(words.waits)}</small>
        </>
      )}
      <button
        type="button"
        className="picture-remove"
        aria-label={say(isFailed ? words.removeFile : words.cancelFile, { name })}
        onClick={onCancel}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
