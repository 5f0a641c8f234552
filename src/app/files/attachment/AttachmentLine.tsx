import { FileSpreadsheet, FileText, Image, Presentation } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '../../../contract/fields/attachment'
import { useFileHome } from '../../fields/file-home'
import { bytesText } from '../../language/bytes-text'
import { currentLanguage, useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useEngine } from '../../offline/engine-context'
import { explain } from '../../wire/explain'
import { fetchFile } from '../../wire/file-calls'
import { isSilence } from '../../wire/wire-error'
import { PictureThumb } from '../picture/PictureThumb'
import { PictureViewer } from '../picture/PictureViewer'
import { readPicture } from '../picture/read-picture'
import { words } from '../words'
import { openFile } from './open-file'

const isPicture = (name: string) => /\.(jpe?g|png)$/i.test(name)
const iconOf = (name: string) =>
  isPicture(name) ? Image : /\.(xlsx?|csv)$/i.test(name) ? FileSpreadsheet : /\.pptx?$/i.test(name) ? Presentation : FileText

function useOpening({ sha, name }: Attachment) {
  const say = useSay()
  const { db } = useEngine()
  const home = useFileHome()
  const [problem, setProblem] = useState<string>()
  const open = async () => {
    setProblem(undefined)
    const of = home?.id ? { noun: home.noun, id: home.id } : undefined
    try {
      const file = await readPicture(db, { sha }, of, fetchFile, Date.now())
      if (file) openFile(file, name)
      else setProblem(say(words.fileNotThere))
    } catch (error) {
      setProblem(isSilence(error) ? say(words.comesWithNetwork) : explain(error, currentLanguage()))
    }
  }
  return { problem, open }
}

/** A file by its name and size. A press shows a picture, opens a PDF and saves everything else. */
export function AttachmentLine({ file }: { file: Attachment }) {
  const [isShown, setShown] = useState(false)
  const language = useLanguage((state) => state.language)
  const { problem, open } = useOpening(file)
  const Icon = iconOf(file.name)
  return (
    <>
      <button type="button" className="attachment" onClick={() => (isPicture(file.name) ? setShown(true) : void open())}>
        {isPicture(file.name) ? (
          <span className="attachment-thumb" aria-hidden>
            <PictureThumb sha={file.sha} alt={file.name} />
          </span>
        ) : (
          <Icon size={24} aria-hidden />
        )}
        <span className="attachment-name">{file.name}</span>
        <span className="quiet figures">{bytesText(file.size, language)}</span>
      </button>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {isShown && (
        <PictureViewer shas={[file.sha]} at={0} altOf={() => file.name} onMove={() => undefined} onClose={() => setShown(false)} />
      )}
    </>
  )
}
