import type { ReactNode } from 'react'
import { dateTimeNow } from '../clock/clock'
import { useSay } from '../language/use-say'
import { QrCode } from './QrCode'
import { useSheet } from './sheets'
import { words } from './words'
import './paper.css'

type Props = {
  /** The house, empty where it has no name yet, and what the sheet is called. */
  house: string
  title: string
  /** Whose and which time's it is. */
  about: ReactNode
  /** What its code leads to; a sheet without one cannot be checked. */
  code?: string
  layout: 'portrait' | 'landscape'
  /** Who printed what nobody has to sign. */
  by?: string
  /** What comes on sheets of its own, after those who sign. */
  after?: ReactNode
  children: ReactNode
}

/** A sheet of A4 that is seen on paper only: house and title, the content, and who signs for it. Around it nothing is printed. */
export function Paper({ house, title, about, code, layout, by, after, children }: Props) {
  const say = useSay()
  useSheet()
  return (
    <section className="paper print-sheet" data-layout={layout}>
      <header>
        <div>
          <h2>{`${house} ${title}`.trim()}</h2>
          <div className="figures">{about}</div>
        </div>
        {code && <QrCode text={location.origin + code} label={say(words.checkCode)} />}
      </header>
      {children}
      <footer>
        {by === undefined ? (
          [words.madeBy, words.checkedBy, words.answers].map((who) => (
            <span key={who.en} className="paper-sign">
              {say(who)}
            </span>
          ))
        ) : (
          <span>{say(words.printedBy, { name: by })}</span>
        )}
        <span className="figures">{say(words.printed, { at: dateTimeNow().slice(0, 16) })}</span>
      </footer>
      {after && <div className="print-after">{after}</div>}
    </section>
  )
}
