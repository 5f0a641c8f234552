import { useId } from 'react'
import { checkFields } from '../../contract/check'
import { text } from '../../contract/field'
import { longestHouseName } from '../../contract/system/house'
import { BigButton } from '../design/BigButton'
import { toast } from '../design/overlay/toast'
import { FieldFrame } from '../fields/FieldFrame'
import { TextInput } from '../fields/text/TextInput'
import { useSay } from '../language/use-say'
import { FailureNotice } from '../resource/form/FailureNotice'
import { useCallForm } from '../resource/form/use-call-form'
import { type House, tenantCalls } from './tenant-calls'
import { words } from './words'
import '../fields/fields.css'
import '../fields/inputs.css'

const fields = { name: text(words.name.zh, words.name.en, { max: longestHouseName }) }

/** Gives a house another name. Its number stays. */
export function RenameForm({ house, onDone }: { house: House; onDone: () => void }) {
  const say = useSay()
  const form = useId()
  const { problems, failure, busy, submit, inputOf } = useCallForm({
    form,
    start: () => ({ name: house.name }),
    wrongIn: ({ name }) => checkFields(fields, { name: name.trim() }, 'whole'),
    save: async ({ name }) => {
      await tenantCalls.rename(house.id, name)
      toast(say(words.renamed))
      onDone()
    },
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <FailureNotice resource={{ fields, form: [['name']] }} failure={failure} problems={problems} />
      <FieldFrame id={`${form}-name`} facts={fields.name} problem={problems.name}>
        <TextInput {...inputOf('name')} facts={fields.name} />
      </FieldFrame>
      <BigButton look="main" wide type="submit" disabled={busy}>
        {say(busy ? 'saving' : 'save')}
      </BigButton>
    </form>
  )
}
