import { FileSpreadsheet, X } from 'lucide-react'
import { useSay } from '../../language/use-say'
import type { ImportProgress } from './import-sheets'
import { words } from './words'

type Props = {
  readonly files: readonly File[]
  readonly progress: ImportProgress | undefined
  readonly onDrop: (file: File) => void
}

/** The files of an import, and how far each of them is. */
export function ImportFiles({ files, progress, onDrop }: Props) {
  const say = useSay()
  const standing = (at: number): string => {
    if (!progress || at > progress.file) return progress ? say(words.waiting) : ''
    if (at < progress.file) return say(words.ended)
    const { phase, done, total } = progress
    return phase === 'read' ? say(words.reading) : say(phase === 'check' ? words.checking : words.writing, { done, total })
  }
  if (files.length === 0) return <p className="quiet">{say(words.none)}</p>
  return (
    <ul className="import-files">
      {files.map((file, at) => (
        <li key={`${file.name} ${file.size}`}>
          <FileSpreadsheet size={20} aria-hidden />
          <span>{file.name}</span>
          {progress ? (
            <span className="quiet figures" role={at === progress.file ? 'status' : undefined}>
              {standing(at)}
            </span>
          ) : (
            <button
              type="button"
              className="page-bar-button"
              aria-label={say(words.drop, { name: file.name })}
              onClick={() => onDrop(file)}
            >
              <X size={18} aria-hidden />
            </button>
          )}
          {progress?.file === at && <progress {...(progress.total > 0 && { value: progress.done, max: progress.total })} aria-hidden />}
        </li>
      ))}
    </ul>
  )
}
