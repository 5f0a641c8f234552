import { useId } from 'react'
import { useNow } from '../../../../../app/clock/use-now'
import { BigButton } from '../../../../../app/design/BigButton'
import { Sheet } from '../../../../../app/design/overlay/Sheet'
import { toast } from '../../../../../app/design/overlay/toast'
import { FieldFrame } from '../../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../../app/fields/FieldInput'
import { asText } from '../../../../../app/fields/field-input'
import { useSay } from '../../../../../app/language/use-say'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { FailureNotice } from '../../../../../app/resource/form/FailureNotice'
import { useCallForm } from '../../../../../app/resource/form/use-call-form'
import { useList } from '../../../../../app/resource/list/use-list'
import { nounKeys } from '../../../../../app/resource/noun-keys'
import { queries } from '../../../../../app/resource/queries'
import { call } from '../../../../../app/wire/call'
import { classChangePath } from '../../../class-change-path'
import { Child } from '../../../published/child'
import { Enrolment } from '../../../published/enrolment'
import { actWords as words } from './act-words'
import { changeProblems, presentTime } from './class-change'
import '../../../../../app/fields/fields.css'

const names = ['classId', 'beginDate', 'reason'] as const

/** Sends the child of the record to another class from a day on. */
export function ClassChangeSheet({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const form = useId()
  const name = asText(row.name)
  const today = useNow().slice(0, 10)
  const { rows, phase } = useList(Enrolment, { page: 1, size: 100, sorts: [], filters: { childId: row.id } })
  const before = presentTime(rows, today)
  const { problems, failure, busy, submit, inputOf } = useCallForm({
    form,
    start: () => ({ classId: '', beginDate: today, reason: '' }),
    wrongIn: (given) => changeProblems(given, before),
    save: async ({ reason, ...given }) => {
      const body = { ...given, childId: row.id, reason: reason || null, ...(before && { before: { id: before.id, rev: before.rev } }) }
      await call('POST', classChangePath, { body })
      for (const noun of [Enrolment.name, Child.name]) void queries.invalidateQueries({ queryKey: nounKeys.all(noun) })
      toast(say(words.changed, { name }))
      close()
    },
  })
  const factsOf = { ...Enrolment.fields, beginDate: { ...Enrolment.fields.beginDate, label: words.from } }
  return (
    <Sheet open title={say(words.changeTo, { name })} onClose={close}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="quiet">{say(words.changeWhat)}</p>
        <FailureNotice resource={{ fields: factsOf, form: [[...names]] }} failure={failure} problems={problems} />
        {names.map((field) => (
          <FieldFrame key={field} id={`${form}-${field}`} facts={factsOf[field]} problem={problems[field]}>
            <FieldInput {...inputOf(field)} facts={factsOf[field]} />
          </FieldFrame>
        ))}
        <BigButton look="main" wide type="submit" disabled={busy || phase === 'loading'}>
          {say(words.changeNow)}
        </BigButton>
      </form>
    </Sheet>
  )
}
