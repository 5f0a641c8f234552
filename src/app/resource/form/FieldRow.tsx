import type { ComponentType } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { Problems } from '../../../contract/check'
import type { FieldFacts } from '../../../contract/field'
import { useLeftWrong } from '../../blocks/value-checks/use-left-wrong'
import { useTaken } from '../../blocks/value-checks/use-taken'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { FieldFrame } from '../../fields/FieldFrame'
import { FieldInput } from '../../fields/FieldInput'
import type { FieldInputProps } from '../../fields/field-input'
import { innerProblems } from './form-values'

type Props = {
  control: Control<Record<string, unknown>>
  form: string
  name: string
  facts: FieldFacts
  problems: Problems
  disabled?: boolean
  hint?: string
  /** In place of the input of the field's kind. */
  input?: ComponentType<FieldInputProps>
}

const EntriesGrid = lazyPart(() => import('../../blocks/grid/fields/EntriesGrid').then((file) => file.EntriesGrid))

/** The input of a field's kind. Small records inside a row are written in a grid on a desk, where there is room for one. */
function KindInput(props: FieldInputProps) {
  const isDesktop = useFace() === 'desktop'
  return isDesktop && props.facts.kind === 'entries' ? <EntriesGrid {...props} /> : <FieldInput {...props} />
}

/** One field of a form with its label and what is wrong with it. */
export function FieldRow({ control, form, name, facts, problems, disabled, hint, input: Input = KindInput }: Props) {
  const { field } = useController({ control, name })
  const id = `${form}-${name}`
  const taken = useTaken(name, facts, field.value)
  const left = useLeftWrong(facts, field.value)
  const problem = problems[name] ?? left.problem ?? taken.problem
  return (
    <FieldFrame id={id} facts={facts} problem={problem} hint={hint}>
      <Suspense fallback={<div className="skeleton" style={{ height: 48 }} />}>
        <Input
          id={id}
          name={name}
          facts={facts}
          value={field.value}
          onChange={field.onChange}
          onBlur={() => {
            field.onBlur()
            left.leave()
            taken.check()
          }}
          disabled={disabled}
          invalid={problem !== undefined}
          describedBy={problem && `${id}-problem`}
          inner={innerProblems(problems, name)}
        />
      </Suspense>
    </FieldFrame>
  )
}
