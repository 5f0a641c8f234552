import { type ReactNode, useState } from 'react'
import type { Tone } from '../../../contract/tone'
import { Sheet } from '../../design/overlay/Sheet'
import './band.css'

type Props = {
  tone: Tone
  icon: ReactNode
  /** The matter in one line. */
  said: string
  /** Said whole however long it is; anything else ends after two lines. */
  whole?: boolean
  /** What the sheet behind it is called, and all there is to the matter. */
  title: string
  children: ReactNode
}

/** A matter on the band: colour, sign and words. A tap opens all of it. */
export function BandMatter({ tone, icon, said, whole, title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="band-matter"
        data-tone={tone}
        data-whole={whole || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {icon}
        <span>{said}</span>
      </button>
      {isOpen && (
        <Sheet open title={title} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  )
}
