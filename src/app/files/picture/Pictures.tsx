import { useState } from 'react'
import { useFileHome } from '../../fields/file-home'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { PictureThumb } from './PictureThumb'
import { PictureViewer } from './PictureViewer'
import '../files.css'

type Props = { shas: readonly string[]; label: string; signed: boolean }

/** Pictures to read: in a list the first and how many more, in a record all, each of which a tap enlarges. */
export function Pictures({ shas, label, signed }: Props) {
  const say = useSay()
  const isSmall = useFileHome()?.small
  const [open, setOpen] = useState<number>()
  const altOf = (at: number) => (shas.length === 1 ? label : say(words.photoOf, { label, at: at + 1, count: shas.length }))
  if (isSmall)
    return (
      <span className="picture-cell" data-signed={signed || undefined}>
        <PictureThumb sha={shas[0] ?? ''} alt={altOf(0)} whole={signed} edge={160} />
        {shas.length > 1 && (
          <span className="figures" title={say(words.more, { count: shas.length - 1 })}>
            +{shas.length - 1}
          </span>
        )}
      </span>
    )
  return (
    <>
      <ul className="picture-row" data-signed={signed || undefined}>
        {shas.map((sha, at) => (
          <li key={sha}>
            <button type="button" className="picture-button" aria-haspopup="dialog" onClick={() => setOpen(at)}>
              <PictureThumb sha={sha} alt={altOf(at)} whole={signed} edge={480} />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <PictureViewer shas={shas} at={open} altOf={altOf} onMove={setOpen} onClose={() => setOpen(undefined)} />}
    </>
  )
}
