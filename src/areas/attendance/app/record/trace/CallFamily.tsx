import { CallButton } from '../../../../../app/design/call/CallButton'
import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../../app/language/use-say'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { traceWords } from '../../tracing/trace-words'
import { useContacts } from '../../tracing/use-calling'

/** Rings whom the family wants called first. */
export function CallFamily({ row: { childId } }: PartProps) {
  const say = useSay()
  const relations = useDict('guardianRelation')
  const [first] = useContacts()?.(String(childId)) ?? []
  if (!first) return null
  const { name, phone, relation } = first
  return (
    <CallButton className="act" name={name} phone={phone}>
      {`${relation ? wordsFor(relations, [relation]) : say(traceWords.emergency)} ${name}`}
    </CallButton>
  )
}
