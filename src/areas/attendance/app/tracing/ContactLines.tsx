import { Phone } from 'lucide-react'
import { CallLink } from '../../../../app/design/call/CallLink'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import type { FamilyContact } from './family-contacts'
import { traceWords } from './trace-words'

/** The people to call, each a tap away from ringing. */
export function ContactLines({ contacts }: { contacts: readonly FamilyContact[] }) {
  const say = useSay()
  const relations = useDict('guardianRelation')
  if (contacts.length === 0) return <p className="quiet">{say(traceWords.noContacts)}</p>
  return (
    <ul className="contact-lines">
      {contacts.map(({ name, phone, relation, isFirst }) => (
        <li key={phone}>
          <CallLink className="contact-line" name={name} phone={phone}>
            <Phone size={20} aria-hidden />
            <span>
              {name} <span className="quiet">{relation ? wordsFor(relations, [relation]) : say(traceWords.emergency)}</span>
            </span>
            {isFirst && <span className="contact-first">{say(traceWords.calledFirst)}</span>}
            <span className="figures">{phone}</span>
          </CallLink>
        </li>
      ))}
    </ul>
  )
}
