import type { CallLine } from '../../reports/tracing-report'
import { CallRow } from './CallRow'
import { useCalling, useContacts } from './use-calling'

/** Families to be called, each with whom to call and what came of it. `coming`: the open days from the next one on. */
export function CallRows({ lines, coming }: { lines: readonly CallLine[]; coming: readonly string[] }) {
  const contactsOf = useContacts()
  const calling = useCalling(coming[0])
  return (
    <ul className="call-rows">
      {lines.map((line) => (
        <CallRow key={line.trace.id} line={line} contacts={contactsOf?.(line.trace.childId)} calling={calling} coming={coming} />
      ))}
    </ul>
  )
}
