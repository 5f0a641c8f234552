import { useMemo, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { useFace } from '../../design/face'
import { FileHomeContext } from '../../fields/file-home'
import { FillContext } from '../../fields/fill'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import type { FormPart, WholeForm } from '../../shell/product'
import { StandingContext } from './beside'
import { enterGoesOn } from './enter-goes-on'
import { FailureNotice } from './FailureNotice'
import { FieldRow } from './FieldRow'
import { FoldedLines } from './FoldedLines'
import { sectionsOf, withoutSettled } from './form-sections'
import { isWritable } from './form-values'
import { useFormPart } from './use-form-part'
import { useRecordForm } from './use-record-form'
import type { Change } from './use-save'
import './form.css'

/** Some lines of a record that are edited by themselves: under which name what is typed is kept, and what saving them is called. */
type FormPartFacts = { readonly name: string; readonly lines: readonly (readonly string[])[]; readonly save: string }
/** `inputs`: inputs in place of those of the kinds, by field. `save`: how it is saved, where that is not as one row of its noun. */
export type FormProps = WholeForm & {
  part?: FormPartFacts | undefined
  inputs?: FormPart['inputs']
  save?: (change: Change) => Promise<string>
}
type FormState = ReturnType<typeof useRecordForm>

/** What was left from last time, and what went wrong. */
export function FormNotices({ resource, state }: { resource: Resource; state: FormState }) {
  const say = useSay()
  return (
    <>
      {state.hasDraft && (
        <div className="form-notice" role="status">
          <span>{say(formWords.draftFound)}</span>
          <BigButton look="quiet" onClick={() => void state.startOver()}>
            {say(formWords.startOver)}
          </BigButton>
        </div>
      )}
      <FailureNotice resource={resource} failure={state.failure} problems={state.problems} />
    </>
  )
}

type LineProps = {
  resource: Resource
  line: readonly string[]
  inputs: ReturnType<typeof useFormPart>['inputs']
  state: FormState
  isNew: boolean
}

function Line({ resource, line, inputs, state, isNew }: LineProps) {
  const shown = line.filter((name) => !resource.fields[name]?.derived)
  return (
    shown.length > 0 && (
      <div className="form-line">
        {shown.map((name) => {
          const facts = resource.fields[name]
          return (
            facts &&
            isWritable(facts, isNew) && (
              <FieldRow
                key={name}
                {...{ name, facts }}
                input={inputs?.[name]}
                form={state.form}
                control={state.control}
                problems={state.problems}
              />
            )
          )
        })}
      </div>
    )
  )
}

/** A noun that is no more than some of its lines: what does not stand in the form is neither checked nor sent. */
function cutTo(resource: Resource, { lines }: FormPartFacts): Resource {
  const names = lines.flat()
  const { sections: _, ...rest } = resource
  return { ...rest, form: lines, fields: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => names.includes(name))) }
}

/** The form of the lines of a noun, or of some of them. */
export function LinesForm(props: FormProps) {
  const { row, part, onCancel } = props
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const whole = useFormPart(props.resource, !row)
  const { check } = whole
  const inputs = props.inputs ?? whole.inputs
  // A form asks for what it began with to its end: what is drawn is what is checked.
  const [resource] = useState(() => {
    const asked = props.about ? withoutSettled(whole.resource, props.about) : whole.resource
    return part ? cutTo(asked, part) : asked
  })
  const state = useRecordForm({ ...props, resource, check, part: part?.name })
  const standing = useMemo(() => ({ control: state.control, row }), [state.control, row])
  return (
    <form className="record-form" noValidate onSubmit={state.submit} onKeyDown={isDesktop ? undefined : enterGoesOn}>
      <FileHomeContext value={{ noun: resource.name, id: row?.id }}>
        <FormNotices resource={resource} state={state} />
        <StandingContext value={standing}>
          <FillContext value={state.fill}>
            {sectionsOf(resource).map((section) => (
              <FoldedLines key={section.lines.join()} {...{ resource, section, row }} problems={state.problems}>
                {section.lines.map((line) => (
                  <Line key={line.join()} {...{ resource, line, inputs, state }} isNew={!row} />
                ))}
              </FoldedLines>
            ))}
          </FillContext>
        </StandingContext>
      </FileHomeContext>
      <div className="form-end">
        <BigButton onClick={onCancel}>{say('cancel')}</BigButton>
        <BigButton look="main" type="submit" disabled={state.isSubmitting}>
          {state.isSubmitting ? say('saving') : (part?.save ?? say('save'))}
        </BigButton>
      </div>
    </form>
  )
}
