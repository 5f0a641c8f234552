import { Skeleton } from '../../../../../app/design/Skeleton'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { ContactLines } from '../../tracing/ContactLines'
import { useContacts } from '../../tracing/use-calling'
import '../../tracing/tracing.css'

/** Whom to call about the child, each a tap from ringing. */
export function FamilyPart({ row: { childId } }: PartProps) {
  const contactsOf = useContacts()
  if (!contactsOf) return <Skeleton rows={2} height={48} />
  return <ContactLines contacts={contactsOf(String(childId))} />
}
