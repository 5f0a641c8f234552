import { useMemo } from 'react'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { asText } from '../../../../app/fields/field-input'
import { formWords } from '../../../../app/language/form-words'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { RecordForm } from '../../../../app/resource/form/RecordForm'
import { useCan } from '../../../../app/session/use-can'
import { readablePart } from '../../../../contract/access'
import { LeaveRequest } from '../../leave/leave-request'
import { useToday } from '../use-today'

/** Asks leave for the child of the record, from today on unless said otherwise. */
export function LeaveSheet({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const can = useCan()
  const today = useToday()
  const resource = useMemo(() => readablePart(LeaveRequest, can), [can])
  return (
    <Sheet open title={`${asText(row.name)} · ${say(formWords.addNoun, { noun: say(LeaveRequest.label) })}`} onClose={close}>
      <RecordForm
        resource={resource}
        about={{ childId: row.id }}
        given={{ fromDate: today, toDate: today }}
        onSaved={close}
        onCancel={close}
      />
    </Sheet>
  )
}
