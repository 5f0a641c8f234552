import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react'
import './paper.css'

const icons = { same: ShieldCheck, changed: TriangleAlert, older: CircleHelp } as const

type Props = {
  /** `older`: this device no longer holds what the paper is about. */
  kind: keyof typeof icons
  title: string
  hint: string
}

/** Whether a paper whose code was scanned still says what the records say. */
export function PaperVerdict({ kind, title, hint }: Props) {
  const Icon = icons[kind]
  return (
    <section className="card paper-verdict" role="status" data-verdict={kind}>
      <Icon size={24} aria-hidden />
      <div>
        <strong>{title}</strong>
        <p>{hint}</p>
      </div>
    </section>
  )
}
