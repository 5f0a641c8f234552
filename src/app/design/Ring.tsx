import './ring.css'

const radius = 30
const around = 2 * Math.PI * radius

type Props = {
  part: number
  whole: number
  /** What part and whole are, for whoever does not see them. */
  label: string
}

/** How much of a whole is done. Nothing of nothing is all of it. */
export function Ring({ part, whole, label }: Props) {
  const share = whole === 0 ? 1 : Math.min(1, part / whole)
  return (
    <svg className="ring" viewBox="0 0 72 72" role="img" aria-label={label} data-whole={share === 1 || undefined}>
      <circle cx="36" cy="36" r={radius} />
      {share > 0 && <circle className="ring-part" cx="36" cy="36" r={radius} strokeDasharray={`${share * around} ${around}`} />}
      <text x="36" y="42" textAnchor="middle" aria-hidden>
        {part}/{whole}
      </text>
    </svg>
  )
}
