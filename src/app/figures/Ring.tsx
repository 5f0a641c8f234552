import { FiguresTable } from './FiguresTable'
import './ring.css'

const radius = 30
const around = 2 * Math.PI * radius

type Props = {
  part: number
  whole: number
  /** What part and whole come to, for whoever does not see them. */
  label: string
  /** What part and whole are. */
  names: readonly [part: string, whole: string]
  /** What stands within; part and whole where nothing is said. */
  shown?: string
  /** How good it is; where nothing is said a whole one is good. */
  tone?: 'good' | 'care' | 'bad'
}

/** How much of a whole is done, or left. Nothing of nothing is all of it. It is too small for a table that is seen: that is read. */
export function Ring({ part, whole, label, names: [ofPart, ofWhole], shown, tone }: Props) {
  const share = whole === 0 ? 1 : Math.min(1, Math.max(0, part / whole))
  const lines = [
    { name: ofPart, value: Math.max(0, part) },
    { name: ofWhole, value: whole },
  ]
  return (
    <>
      <svg
        className="ring"
        viewBox="0 0 72 72"
        role="img"
        aria-label={label}
        data-whole={(share === 1 && !tone) || undefined}
        data-tone={tone}
      >
        <circle cx="36" cy="36" r={radius} />
        {share > 0 && <circle className="ring-part" cx="36" cy="36" r={radius} strokeDasharray={`${share * around} ${around}`} />}
        <text x="36" y="42" textAnchor="middle" aria-hidden>
          {shown ?? `${part}/${whole}`}
        </text>
      </svg>
      <div className="for-readers">
        <FiguresTable caption={label} lines={lines} />
      </div>
    </>
  )
}
