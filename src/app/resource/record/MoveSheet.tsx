import { useId } from 'react'
import type { Values } from '../../../contract/fields/values'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { FieldFrame } from '../../fields/FieldFrame'
import { FieldInput } from '../../fields/FieldInput'
import { FileHomeContext } from '../../fields/file-home'
import { useSay } from '../../language/use-say'
import { FailureNotice } from '../form/FailureNotice'
import { innerProblems } from '../form/form-values'
import type { ViewRow } from '../row'
import { type Asking, useMove } from './use-move'

type Props = Asking & {
  /** Under which what is entered is kept until the move is made. */
  draft: string
  onClose: () => void
  /** Makes the move from the row as the sheet showed it; a failure is thrown, and said in the sheet. */
  onMake: (patch: Values, row: ViewRow) => Promise<unknown>
}

/** What a move of a flow asks of the person before it is made. */
export function MoveSheet(props: Props) {
  const { resource, move, row, onClose } = props
  const say = useSay()
  const form = useId()
  const { asked, values, set, problems, failure, busy, make } = useMove({ ...props, form })
  return (
    <Sheet
      open
      title={say(move.label)}
      onClose={onClose}
      footer={
        <>
          <BigButton onClick={onClose}>{say('cancel')}</BigButton>
          <BigButton look="main" disabled={busy} onClick={() => void make()}>
            {say(move.label)}
          </BigButton>
        </>
      }
    >
      <FailureNotice resource={{ fields: resource.fields, form: [Object.keys(asked)] }} failure={failure} problems={problems} />
      <FileHomeContext value={{ noun: resource.name, id: row.id }}>
        {Object.entries(asked).map(([name, facts]) => {
          const id = `${form}-${name}`
          return (
            <FieldFrame key={name} id={id} facts={facts} problem={problems[name]}>
              <FieldInput
                id={id}
                facts={facts}
                value={values[name]}
                invalid={name in problems}
                describedBy={name in problems ? `${id}-problem` : undefined}
                inner={innerProblems(problems, name)}
                onChange={(value) => set(name, value)}
              />
            </FieldFrame>
          )
        })}
      </FileHomeContext>
    </Sheet>
  )
}
