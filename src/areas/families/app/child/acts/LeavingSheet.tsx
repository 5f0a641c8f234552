import { useId } from 'react'
import { useNow } from '../../../../../app/clock/use-now'
import { BigButton } from '../../../../../app/design/BigButton'
import { Chip } from '../../../../../app/design/Chip'
import { Sheet } from '../../../../../app/design/overlay/Sheet'
import { toast } from '../../../../../app/design/overlay/toast'
import { useDict } from '../../../../../app/fields/choice/use-dict'
import { FieldFrame } from '../../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../../app/fields/FieldInput'
import { asText } from '../../../../../app/fields/field-input'
import { useSay } from '../../../../../app/language/use-say'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { FailureNotice } from '../../../../../app/resource/form/FailureNotice'
import { useCallForm } from '../../../../../app/resource/form/use-call-form'
import { useSave } from '../../../../../app/resource/form/use-save'
import { Child } from '../../../published/child'
import { hasLeft } from '../../../published/child-states'
import { actWords as words } from './act-words'
import '../../../../../app/fields/fields.css'

const facts = { status: Child.fields.status, leaveDate: { ...Child.fields.leaveDate, label: words.lastDay, required: true } } as const

/** Records that the child leaves: how, and which day is its last. */
export function LeavingSheet({ resource, row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const form = useId()
  const name = asText(row.name)
  const today = useNow().slice(0, 10)
  const states = useDict('childStatus')
  const { save } = useSave(resource)
  const { values, problems, failure, busy, submit, set, inputOf } = useCallForm({
    form,
    start: () => ({ status: '', leaveDate: today }),
    wrongIn: ({ status, leaveDate }) => ({
      ...(status === '' && { status: { code: 'field.required' } }),
      ...(leaveDate === ''
        ? { leaveDate: { code: 'field.required' } }
        : leaveDate < asText(row.entryDate) && { leaveDate: { code: 'field.order' } }),
    }),
    save: async ({ status, leaveDate }) => {
      await save({ row, patch: { status, leaveDate } })
      toast(say(words.leftNow, { name }))
      close()
    },
  })
  return (
    <Sheet open title={say(words.leavingOf, { name })} onClose={close}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="quiet">{say(words.leavingWhat)}</p>
        <FailureNotice resource={{ fields: facts, form: [['status', 'leaveDate']] }} failure={failure} problems={problems} />
        <FieldFrame id={`${form}-status`} facts={{ ...facts.status, label: words.as }} problem={problems.status}>
          <div className="chips" id={`${form}-status`}>
            {states
              .filter(({ value }) => hasLeft(value))
              .map(({ value, text }) => (
                <Chip key={value} chosen={values.status === value} onToggle={() => set({ status: value })}>
                  {text}
                </Chip>
              ))}
          </div>
        </FieldFrame>
        <FieldFrame id={`${form}-leaveDate`} facts={facts.leaveDate} problem={problems.leaveDate}>
          <FieldInput {...inputOf('leaveDate')} facts={facts.leaveDate} />
        </FieldFrame>
        <BigButton look="danger" wide type="submit" disabled={busy}>
          {say(words.leaveNow)}
        </BigButton>
      </form>
    </Sheet>
  )
}
