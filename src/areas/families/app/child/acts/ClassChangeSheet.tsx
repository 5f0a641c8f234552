import { useId, useMemo } from 'react'
import { useNow } from '../../../../../app/clock/use-now'
import { BigButton } from '../../../../../app/design/BigButton'
import { Sheet } from '../../../../../app/design/overlay/Sheet'
import { toast } from '../../../../../app/design/overlay/toast'
import { FieldFrame } from '../../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../../app/fields/FieldInput'
import { asText } from '../../../../../app/fields/field-input'
import { useSay } from '../../../../../app/language/use-say'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import type { PartProps } from '../../../../../app/record-page/record-page'
import type { SeveralProps } from '../../../../../app/record-page/several-act'
import { FailureNotice } from '../../../../../app/resource/form/FailureNotice'
import { useCallForm } from '../../../../../app/resource/form/use-call-form'
import { nounKeys } from '../../../../../app/resource/noun-keys'
import { queries } from '../../../../../app/resource/queries'
import { call } from '../../../../../app/wire/call'
import { mostAlike } from '../../../../../contract/query'
import { classChangePath } from '../../../class-change-path'
import { Child } from '../../../published/child'
import { Enrolment } from '../../../published/enrolment'
import { actWords as words } from './act-words'
import { ChangesPreview } from './ChangesPreview'
import { type Asked, askedProblems, type Changing, changesOf } from './class-change'
import '../../../../../app/fields/fields.css'

const names = ['classId', 'beginDate', 'reason'] as const
const facts = { ...Enrolment.fields, beginDate: { ...Enrolment.fields.beginDate, label: words.from } }

/** Sends those who go; so many as one call takes are done as one. */
async function sendChanges(going: readonly Changing[], asked: Asked & { readonly reason: string }): Promise<void> {
  const children = going.map(({ child, before }) => ({
    childId: child.id,
    ...(before && { before: { id: before.id, rev: before.rev } }),
  }))
  const rest = { ...asked, reason: asked.reason || null }
  try {
    for (let at = 0; at < children.length; at += mostAlike)
      await call('POST', classChangePath, { body: { ...rest, children: children.slice(at, at + mostAlike) } })
  } finally {
    for (const noun of [Enrolment.name, Child.name]) void queries.invalidateQueries({ queryKey: nounKeys.all(noun) })
  }
}

/** Sends children to another class from a day on; one that cannot go stays, and why is said before. */
export function ClassChangeSheet({ rows, onDone, onClose }: SeveralProps) {
  const say = useSay()
  const form = useId()
  const today = useNow().slice(0, 10)
  const times = useCopiedRows(Enrolment)
  const told = { name: asText(rows[0]?.name), count: rows.length }
  const goingOf = (asked: Asked) => changesOf(rows, times ?? [], asked, today).filter(({ why }) => !why)
  const { values, problems, failure, busy, submit, inputOf } = useCallForm({
    form,
    start: () => ({ classId: '', beginDate: today, reason: '' }),
    wrongIn: askedProblems,
    save: async (asked) => {
      const going = goingOf(asked)
      await sendChanges(going, asked)
      toast(say(rows.length === 1 ? words.changed : words.changedSeveral, { ...told, count: going.length }))
      onDone()
    },
  })
  const count = goingOf(values).length
  return (
    <Sheet open title={say(rows.length === 1 ? words.changeTo : words.changeSeveral, told)} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="quiet">{say(words.changeWhat)}</p>
        <FailureNotice resource={{ fields: facts, form: [[...names]] }} failure={failure} problems={problems} />
        {names.map((field) => (
          <FieldFrame key={field} id={`${form}-${field}`} facts={facts[field]} problem={problems[field]}>
            <FieldInput {...inputOf(field)} facts={facts[field]} />
          </FieldFrame>
        ))}
        {times && <ChangesPreview {...{ rows, times, today }} asked={values} />}
        <BigButton look="main" wide type="submit" disabled={busy || !times || count === 0}>
          {say(rows.length === 1 ? words.changeNow : words.changeSeveralNow, { count })}
        </BigButton>
      </form>
    </Sheet>
  )
}

/** Sends the child of the record to another class. */
export function ClassChangeAct({ resource, row, close }: PartProps & { close: () => void }) {
  const rows = useMemo(() => [row], [row])
  return <ClassChangeSheet {...{ resource, rows }} onDone={close} onClose={close} />
}
