import { ArrowDown, ArrowUp, Download, Ellipsis, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFace } from '../../design/face'
import { bytesText } from '../../language/bytes-text'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import type { Thumb } from './carrier'
import { FileIcon } from './FileIcon'
import { kindOf } from './file-kind'
import { UploadError } from './UploadError'
import type { UploadedFile } from './uploaded-file'
import { words } from './words'

type ActProps = { name: string; icon: ReactNode; onClick: () => void }
const Act = ({ name, icon, onClick }: ActProps) => (
  <button type="button" className="upload-act" aria-label={name} title={name} onClick={onClick}>
    {icon}
  </button>
)

type Acts = {
  readonly onPreview: () => void
  readonly onDownload: () => void
  readonly onMove: (by: -1 | 1) => void
  /** Missing where it may not be taken away. */
  readonly onRemove?: (() => void) | undefined
}

function MoreActs({ name, acts: { onMove, onDownload } }: { name: string; acts: Acts }) {
  const say = useSay()
  return (
    <>
      <Act name={say(words.earlierFile, { name })} icon={<ArrowUp size={18} aria-hidden />} onClick={() => onMove(-1)} />
      <Act name={say(words.laterFile, { name })} icon={<ArrowDown size={18} aria-hidden />} onClick={() => onMove(1)} />
      <Act name={say(words.downloadFile, { name })} icon={<Download size={18} aria-hidden />} onClick={onDownload} />
    </>
  )
}

type Props = {
  file: UploadedFile
  thumb: Thumb
  /** What is said of where it is, beside its size. */
  state?: string | undefined
  acts: Acts
  /** Only looked at; it can be saved from there. */
  isFixed: boolean
}

/** A stored file by its name and size, and what can be done with it. In a hand, what is rarely wanted lies behind one more press. */
export function FileLine({ file, thumb: Thumb, state, acts, isFixed }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const isDesktop = useFace() === 'desktop'
  const [isOpen, setOpen] = useState(false)
  const { name, size } = file
  const { onRemove } = acts
  return (
    <>
      <button type="button" className="upload-file attachment" aria-label={say(words.preview, { name })} onClick={acts.onPreview}>
        <span className="upload-sign">{kindOf(name) === 'picture' ? <Thumb file={file} alt="" /> : <FileIcon name={name} />}</span>
        <span className="upload-name">
          {name}
          <small className="quiet figures">
            {size > 0 && bytesText(size, language)} {state}
          </small>
        </span>
      </button>
      <span className="upload-acts" hidden={isFixed}>
        {(isDesktop || isOpen) && !isFixed && <MoreActs {...{ name, acts }} />}
        {!isDesktop && !isFixed && (
          <button
            type="button"
            className="upload-act"
            aria-label={say(words.more, { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Ellipsis size={20} aria-hidden />
          </button>
        )}
        {!isFixed && onRemove && <Act name={say(words.removeFile, { name })} icon={<X size={18} aria-hidden />} onClick={onRemove} />}
      </span>
    </>
  )
}

type ComingProps = { file: UploadedFile; onRetry: () => void; onCancel: () => void }

/** A file on its way, with how much of it has gone; or one that failed, with why. */
export function ComingLine({ file, onRetry, onCancel }: ComingProps) {
  const say = useSay()
  const { name, percent, status, message } = file
  const isFailed = status === 'error'
  return (
    <>
      <span className="upload-sign">{isFailed ? <UploadError file={file} onRetry={onRetry} /> : <FileIcon name={name} />}</span>
      <span className="upload-name">
        {name}
        {isFailed ? (
          <small className="upload-why" role="alert">
            {message || say(words.unknown)}
          </small>
        ) : (
          <small className="quiet figures">{say(percent > 0 ? words.percent : words.waits, { percent })}</small>
        )}
        {!isFailed && <progress max={100} value={percent} aria-label={name} />}
      </span>
      <span className="upload-acts">
        {isFailed && <Act name={say(words.retryFile, { name })} icon={<RotateCcw size={18} aria-hidden />} onClick={onRetry} />}
        <Act name={say(isFailed ? words.removeFile : words.cancelFile, { name })} icon={<X size={18} aria-hidden />} onClick={onCancel} />
      </span>
    </>
  )
}
