import { LoaderCircle, Plus, Upload } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useSay } from '../../../language/use-say'
import type { Thumb } from '../carrier'
import { FileIcon } from '../FileIcon'
import { FilePreview } from '../FilePreview'
import { acceptOf, type Limits } from '../limits'
import { type ServerPlace, serverCarrier } from '../server-carrier'
import { UploadDialog } from '../UploadDialog'
import { UploadError } from '../UploadError'
import { readFiles, shortName, type UploadedFile } from '../uploaded-file'
import { useReading } from '../use-reading'
import { type Uploads, useUploads } from '../use-uploads'
import { words } from '../words'
import { CellMenu } from './CellMenu'
import { limitsOf, type UploadCellProps } from './upload-column'
import '../../../files/files.css'
import '../upload.css'

type Props = UploadCellProps & {
  takes: Limits['takes']
  from?: ServerPlace['from']
  /** How the files of a cell are stored. */
  store: (files: readonly UploadedFile[]) => unknown
}

/** The file on its way, with its percent, or the sign of one that failed. */
function OnItsWay({ uploads: { coming, retry, cancel } }: { uploads: Uploads }) {
  const say = useSay()
  const file = coming.find(({ status }) => status === 'uploading') ?? coming[0]
  if (!file) return null
  if (file.status === 'error')
    return (
      <>
        <UploadError file={file} onRetry={() => retry(file.uid)} />
        <button
          type="button"
          className="upload-act"
          aria-label={say(words.removeFile, { name: file.name })}
          onClick={() => cancel(file.uid)}
        >
          ×
        </button>
      </>
    )
  return (
    <span className="upload-going" role="status" aria-label={say(words.percent, { percent: file.percent })}>
      <LoaderCircle size={18} aria-hidden />
      {file.percent > 0 && <span className="figures">{file.percent}%</span>}
    </span>
  )
}

/** Chooses files for a cell: with words while it is empty, else with a sign. */
function CellAdd({ column, limits, isEmpty, add }: Pick<Props, 'column'> & { limits: Limits; isEmpty: boolean; add: Uploads['add'] }) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const text = column.btnText || say(words.upload)
  return (
    <>
      <button
        type="button"
        className={isEmpty ? 'upload-cell-add' : 'upload-act'}
        aria-label={`${say(column.title)}: ${text}`}
        onClick={() => input.current?.click()}
      >
        {isEmpty ? <Upload size={16} aria-hidden /> : <Plus size={18} aria-hidden />}
        {isEmpty && text}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={limits.count !== 1}
        accept={acceptOf(limits)}
        aria-label={`${say(column.title)}: ${text}`}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

/** The first file of a cell: a picture as one, anything else by the beginning of its name. */
function CellFile({ file, isPicture, thumb: Thumb, onOpen }: { file: UploadedFile; isPicture: boolean; thumb: Thumb; onOpen: () => void }) {
  const { name } = file
  const label = useSay()(words.preview, { name })
  return (
    <button type="button" className="upload-cell-file" title={name} aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
      {isPicture ? <Thumb file={file} alt="" /> : <FileIcon name={name} />}
      {!isPicture && shortName(name)}
    </button>
  )
}

/** The files of one cell: the first by its name or as a picture, how many more there are, and what can be done with them. */
export function CellUploader({ value, onChange, column, disabled = false, takes, from, store }: Props) {
  const say = useSay()
  const [open, setOpen] = useState<'preview' | 'dialog'>()
  const { action, token, responseName, allowDownload = true, allowRemove = true } = column
  const carrier = useMemo(
    () =>
      serverCarrier({ ...(action && { action }), ...(token && { token }), ...(responseName && { responseName }), ...(from && { from }) }),
    [action, token, responseName, from],
  )
  const limits = limitsOf(column, takes)
  const files = useMemo(() => readFiles(value), [value])
  const change = (next: readonly UploadedFile[]) => onChange(store(next))
  const uploads = useUploads({ files, onChange: change, carrier, limits })
  const { save } = useReading(carrier)
  const [first] = files
  return (
    <span className="upload-cell">
      {first && <CellFile file={first} isPicture={takes === 'pictures'} thumb={carrier.Thumb} onOpen={() => setOpen('preview')} />}
      {files.length > 1 && <span className="figures quiet">+{files.length - 1}</span>}
      <OnItsWay uploads={uploads} />
      {!disabled && uploads.coming.length === 0 && <CellAdd {...{ column, limits }} isEmpty={!first} add={uploads.add} />}
      {first && (
        <CellMenu
          name={first.name}
          onDownload={allowDownload ? () => save(first) : undefined}
          onRemove={allowRemove && !disabled ? () => uploads.remove(first.uid) : undefined}
          onManage={() => setOpen('dialog')}
        />
      )}
      {uploads.problems.length > 0 && (
        <span className="field-problem" role="alert">
          {uploads.problems.join(' ')}
        </span>
      )}
      {open === 'preview' && <FilePreview {...{ files, carrier }} at={0} onAt={() => undefined} onClose={() => setOpen(undefined)} />}
      {open === 'dialog' && (
        <UploadDialog
          title={say(column.title)}
          {...{ files, carrier, limits }}
          disabled={disabled || !allowRemove}
          onConfirm={change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </span>
  )
}
