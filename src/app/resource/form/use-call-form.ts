import { type FormEvent, useState } from 'react'
import type { Problems } from '../../../contract/check'
import { currentLanguage } from '../../language/language'
import { explain } from '../../wire/explain'
import { goTo, problemsIn } from './problems-at-fields'

export type CallForm<V> = {
  /** Beginning of its inputs' ids. */
  readonly form: string
  readonly start: () => V
  /** What is wrong with the values before anybody is asked, by field. */
  readonly wrongIn: (values: V) => Problems
  /** Gives the values away. Throws what refuses them. */
  readonly save: (values: V) => Promise<void>
}

/** A form that is no record: one call takes its values. What refuses them is said at its fields, and nothing typed is lost. */
export function useCallForm<V extends object>({ form, start, wrongIn, save }: CallForm<V>) {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = wrongIn(values)
    setProblems(wrong)
    setFailure(undefined)
    if (Object.keys(wrong).length > 0) return goTo(form, wrong)
    setBusy(true)
    try {
      await save(values)
    } catch (error) {
      setProblems(problemsIn(error))
      setFailure(explain(error, currentLanguage()))
      goTo(form, problemsIn(error))
    } finally {
      setBusy(false)
    }
  }
  /** Takes what was typed; what was wrong is judged anew. */
  const set = (change: Partial<V>) => {
    const next = { ...values, ...change }
    setValues(next)
    setProblems((old) => (Object.keys(old).length > 0 ? wrongIn(next) : old))
  }
  const inputOf = <K extends keyof V & string>(name: K) => ({
    id: `${form}-${name}`,
    value: values[name],
    invalid: name in problems,
    describedBy: name in problems ? `${form}-${name}-problem` : undefined,
    onChange: (value: unknown) => set({ [name]: String(value ?? '') } as Partial<V>),
  })
  return { values, problems, failure, busy, submit, set, inputOf }
}
