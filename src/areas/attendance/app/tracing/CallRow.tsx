import { Ellipsis } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { CallButton } from '../../../../app/design/call/CallButton'
import { Link } from '../../../../app/design/Link'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { ToTile } from '../../../../app/home/band/ToTile'
import { useSay } from '../../../../app/language/use-say'
import { childPath } from '../../../families/published/child-path'
import { type CallResult, callResults } from '../../call-results'
import type { CallLine } from '../../reports/tracing-report'
import { useLongPress } from '../board/use-long-press'
import { markLooks } from '../mark-looks'
import { CallSheet } from './CallSheet'
import { ContactLines } from './ContactLines'
import { callWords, whyWords } from './call-words'
import type { FamilyContact } from './family-contacts'
import { traceWords } from './trace-words'
import type { Calling } from './use-calling'
import './call-row.css'

/** One tap each; everything else is in the sheet. */
const quick: readonly CallResult[] = ['resting', 'seenDoctor', 'noAnswer']

type Props = {
  line: CallLine
  /** Undefined while they are being read. */
  contacts: readonly FamilyContact[] | undefined
  /** Undefined for whoever may only read. */
  calling: Calling | undefined
  /** The next open days. */
  coming: readonly string[]
}

function Why({ line: { trace, mark, why, daysAway, isLate, tries } }: Pick<Props, 'line'>) {
  const say = useSay()
  const causes = useDict('absenceCause')
  const symptoms = useDict('symptom')
  const last = trace.contactLog?.at(-1)
  const cause = trace.cause && trace.cause !== '99' ? wordsFor(causes, [trace.cause]) : undefined
  return (
    <div className="call-why">
      <p className="call-signs">
        <Sign tone={why === 'unknown' || isLate ? 'bad' : 'care'}>{say(isLate ? callWords.late : whyWords[why])}</Sign>
        {mark && <Sign tone="open">{say(markLooks[mark].word)}</Sign>}
        {cause && <Sign tone="bad">{cause}</Sign>}
        {trace.symptoms && trace.symptoms.length > 0 && <span>{wordsFor(symptoms, trace.symptoms)}</span>}
      </p>
      <p className="quiet figures">
        {say(callWords.away, { date: trace.firstDate.slice(5), days: daysAway })}
        {tries > 0 && ` · ${say(callWords.tries, { count: tries })}`}
        {last && ` · ${say(callWords.noted, { time: last.at.slice(5, 16), result: last.result })}`}
      </p>
    </div>
  )
}

/** Rings the first; pressed and held, or by the menu key, it opens all of them. */
function Ring({ contacts, title }: Pick<Props, 'contacts'> & { title: string }) {
  const say = useSay()
  const relations = useDict('guardianRelation')
  const [isOpen, setOpen] = useState(false)
  const isTap = useRef(false)
  const press = useLongPress(
    () => {
      isTap.current = true
    },
    () => setOpen(true),
  )
  if (!contacts) return <span className="call-ring" />
  const [first] = contacts
  if (!first) return <span className="quiet call-ring">{say(traceWords.noContacts)}</span>
  const { name, phone, relation } = first
  const who = relation ? wordsFor(relations, [relation]) : say(traceWords.emergency)
  const isOnly = contacts.length === 1
  const held = isOnly
    ? {}
    : {
        ...press,
        title: say(callWords.hold, { phone }),
        onContextMenu: (event: MouseEvent) => {
          event.preventDefault()
          setOpen(true)
        },
        // The tap that ends a rest rings nobody.
        onClick: (event: MouseEvent) => {
          isTap.current = false
          press.onClick()
          if (!isTap.current) event.preventDefault()
        },
      }
  return (
    <span className="call-ring">
      <CallButton name={name} phone={phone} {...held}>
        {`${who} ${name}`}
        {!isOnly && <small className="figures">{` +${contacts.length - 1}`}</small>}
      </CallButton>
      {isOpen && (
        <Sheet open title={`${title} · ${say(callWords.others)}`} onClose={() => setOpen(false)}>
          <ContactLines contacts={contacts} />
        </Sheet>
      )}
    </span>
  )
}

/** A family to call: why, one tap to ring, one tap to note what came of it. */
export function CallRow({ line, contacts, calling, coming }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const { name, className, trace } = line
  return (
    <li className="call-row">
      <p className="call-name">
        <Link to={childPath(trace.childId)}>{name}</Link> <span className="quiet">{className}</span>
        <ToTile id={trace.childId} name={name} />
      </p>
      <Why line={line} />
      <Ring contacts={contacts} title={name} />
      {calling && (
        <div className="call-results">
          {quick.map((result) => (
            <BigButton key={result} onClick={() => void calling(line, { result })}>
              {say(callResults[result])}
            </BigButton>
          ))}
          <BigButton className="call-more" aria-haspopup="dialog" aria-label={say(callWords.more)} onClick={() => setOpen(true)}>
            <Ellipsis size={20} aria-hidden />
          </BigButton>
        </div>
      )}
      {isOpen && calling && <CallSheet {...{ line, calling, coming }} contacts={contacts ?? []} onClose={() => setOpen(false)} />}
    </li>
  )
}
