import { type ReactNode, useId, useState } from 'react'
import { checkFields, type Problems } from '../../contract/check'
import { Refusal } from '../../contract/error'
import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { toast } from '../design/overlay/toast'
import { FieldFrame } from '../fields/FieldFrame'
import { FieldInput } from '../fields/FieldInput'
import { useLanguage } from '../language/language'
import { innerProblems } from '../resource/form/form-values'
import { useKeptValues } from '../resource/form/use-kept-values'
import { explain } from '../wire/explain'

type Props = {
  resource: Resource
  title: string
  /** Under which what is entered is kept until it is sent. */
  draft: string
  /** The verb on the button. */
  send: string
  /** Fields that can be filled in. */
  names: readonly string[]
  /** What stands in them at first. */
  start: Values
  /** What was wrong with these values when they were last tried. */
  known?: Problems
  /** Whether the values make a whole row or are a part of one. */
  how: 'whole' | 'part'
  onSend: (values: Values) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Checks and sends; what is refused is said at its field, and everything entered stays. */
function useValues({ resource, draft, start, known = {}, how, onSend, onClose }: Props) {
  const language = useLanguage((state) => state.language)
  const { values, set, drop } = useKeptValues(resource, draft, start)
  const [problems, setProblems] = useState<Problems>(known)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const wrong = checkFields(resource.fields, values, how)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      await onSend(values)
      await drop()
      onClose()
    } catch (error) {
      if (error instanceof Refusal) setProblems(error.problems)
      toast(explain(error, language), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { values, problems, busy, send, set }
}

/** Some fields of a record in its own inputs, in a sheet. */
export function ValuesSheet(props: Props) {
  const { resource, title, names, onClose, children } = props
  const form = useId()
  const { values, problems, busy, send, set } = useValues(props)
  const button = (
    <BigButton look="main" disabled={busy} onClick={() => void send()}>
      {props.send}
    </BigButton>
  )
  return (
    <Sheet open title={title} onClose={onClose} footer={button}>
      {children}
      {names.map((name) => {
        const facts = resource.fields[name]
        const id = `${form}-${name}`
        return (
          facts && (
            <FieldFrame key={name} id={id} facts={facts} problem={problems[name]}>
              <FieldInput
                id={id}
                facts={facts}
                value={values[name] ?? null}
                invalid={name in problems}
                describedBy={name in problems ? `${id}-problem` : undefined}
                inner={innerProblems(problems, name)}
                onChange={(value) => set(name, value)}
              />
            </FieldFrame>
          )
        )
      })}
    </Sheet>
  )
}
