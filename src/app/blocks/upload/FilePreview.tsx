import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, Download, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { FullSheet } from '../../files/picture/FullSheet'
import { bytesText } from '../../language/bytes-text'
import { currentLanguage, useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import type { Carrier } from './carrier'
import { FileIcon } from './FileIcon'
import { kindOf } from './file-kind'
import { textOfFile } from './file-text'
import { isPicture } from './limits'
import type { UploadedFile } from './uploaded-file'
import { useReading } from './use-reading'
import { words } from './words'

type Props = {
  files: readonly UploadedFile[]
  at: number
  carrier: Carrier
  onAt: (at: number) => void
  onClose: () => void
  /** Moves the shown one by a place; missing where they stay as they are. */
  onMove?: ((by: -1 | 1) => void) | undefined
  onRemove?: (() => void) | undefined
}

const isText = (name: string) => kindOf(name) === 'text' || /\.csv$/i.test(name)

function TextOf({ file, carrier }: { file: UploadedFile; carrier: Carrier }) {
  const say = useSay()
  const [shown, setShown] = useState<{ text: string; isCut: boolean }>()
  useEffect(() => {
    let current = true
    const tell = (found: { text: string; isCut: boolean }) => current && setShown(found)
    carrier
      .read(file)
      .then(async (bytes) => tell(bytes ? await textOfFile(bytes) : { text: say(words.notThere), isCut: false }))
      .catch((error: unknown) => tell({ text: explain(error, currentLanguage()), isCut: false }))
    return () => {
      current = false
    }
  }, [carrier, file, say])
  if (!shown) return <div className="skeleton" style={{ height: 160 }} />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too */}
      <pre className="upload-text" tabIndex={0}>
        {shown.text}
      </pre>
      {shown.isCut && <p className="quiet">{say(words.cut)}</p>}
    </>
  )
}

type ToolProps = { name: string; onClick: () => void; disabled?: boolean; children: ReactNode }
const Tool = ({ name, children, ...rest }: ToolProps) => (
  <button type="button" className="full-tool" aria-label={name} title={name} {...rest}>
    {children}
  </button>
)

function PictureTools({ files, at, carrier, onAt, onMove, onRemove }: Props) {
  const say = useSay()
  const { save } = useReading(carrier)
  const file = files[at]
  if (!file) return null
  return (
    <div className="upload-tools">
      {files.length > 1 && (
        <Tool name={say(words.previous)} disabled={at === 0} onClick={() => onAt(at - 1)}>
          <ChevronLeft aria-hidden />
        </Tool>
      )}
      {onMove && (
        <Tool name={say(words.earlier)} onClick={() => onMove(-1)}>
          <ArrowLeft aria-hidden />
        </Tool>
      )}
      {onMove && (
        <Tool name={say(words.later)} onClick={() => onMove(1)}>
          <ArrowRight aria-hidden />
        </Tool>
      )}
      <Tool name={say(words.download)} onClick={() => save(file)}>
        <Download aria-hidden />
      </Tool>
      {onRemove && (
        <Tool name={say(words.remove)} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Tool>
      )}
      {files.length > 1 && (
        <Tool name={say(words.next)} disabled={at === files.length - 1} onClick={() => onAt(at + 1)}>
          <ChevronRight aria-hidden />
        </Tool>
      )}
    </div>
  )
}

/** A file to look at: a picture over the whole screen, a text, or else what it is called and how large it is. Each can be saved. */
export function FilePreview(props: Props) {
  const { files, at, carrier, onAt, onClose } = props
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { save, open } = useReading(carrier)
  const file = files[at]
  if (!file) return null
  const { name, size } = file
  if (isPicture(file))
    return (
      <FullSheet
        title={files.length > 1 ? `${name} (${at + 1}/${files.length})` : name}
        onClose={onClose}
        onKey={(key) => {
          const to = key === 'ArrowLeft' ? at - 1 : key === 'ArrowRight' ? at + 1 : at
          if (files[to]) onAt(to)
        }}
        footer={<PictureTools {...props} />}
      >
        <carrier.Thumb key={file.uid} file={file} alt={name} whole />
      </FullSheet>
    )
  const isPdf = kindOf(name) === 'pdf'
  return (
    <Sheet
      open
      title={name}
      width={800}
      onClose={onClose}
      footer={
        <BigButton look="main" icon={<Download size={18} aria-hidden />} onClick={() => (isPdf ? open(file) : save(file))}>
          {say(words.download)}
        </BigButton>
      }
    >
      {isText(name) ? (
        <TextOf file={file} carrier={carrier} />
      ) : (
        <div className="upload-plain">
          <FileIcon name={name} />
          <p>
            {name} {size > 0 && <span className="quiet figures">{bytesText(size, language)}</span>}
          </p>
          <p className="quiet">{say(words.noPreview)}</p>
        </div>
      )}
    </Sheet>
  )
}
