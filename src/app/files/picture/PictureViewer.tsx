import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { FullSheet } from './FullSheet'
import { PictureThumb } from './PictureThumb'

type Props = { shas: readonly string[]; at: number; altOf: (at: number) => string; onMove: (at: number) => void; onClose: () => void }

/** Pictures over the whole screen, one at a time. A tap enlarges, another one fits it to the screen again. */
export function PictureViewer({ shas, at, altOf, onMove, onClose }: Props) {
  const say = useSay()
  const [isLarge, setLarge] = useState(false)
  const move = (by: number) => {
    if (!shas[at + by]) return
    setLarge(false)
    onMove(at + by)
  }
  const step = (by: number, name: keyof typeof words, Icon: typeof ChevronLeft) => (
    <button type="button" className="full-tool" aria-label={say(words[name])} disabled={!shas[at + by]} onClick={() => move(by)}>
      <Icon aria-hidden />
    </button>
  )
  const steps = shas.length > 1 && (
    <>
      {step(-1, 'previous', ChevronLeft)}
      {step(1, 'next', ChevronRight)}
    </>
  )
  return (
    <FullSheet
      title={altOf(at)}
      onClose={onClose}
      tools={steps}
      onKey={(key) => {
        if (key === 'ArrowLeft') move(-1)
        if (key === 'ArrowRight') move(1)
      }}
    >
      <button
        type="button"
        className="viewer-picture"
        data-large={isLarge || undefined}
        aria-label={`${altOf(at)}: ${say(isLarge ? words.shrink : words.enlarge)}`}
        onClick={() => setLarge(!isLarge)}
      >
        <PictureThumb key={shas[at]} sha={shas[at] ?? ''} alt={altOf(at)} whole />
      </button>
    </FullSheet>
  )
}
