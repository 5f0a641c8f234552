import { useState } from 'react'
import { checkFields, type Problems } from '../../../contract/check'
import type { Fields } from '../../../contract/field'
import type { Values } from '../../../contract/fields/values'
import { type Move, missingFor } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { useLanguage } from '../../language/language'
import { explain } from '../../wire/explain'
import { movePatch } from '../form/form-values'
import { goTo, problemsIn } from '../form/problems-at-fields'
import { useKeptValues } from '../form/use-kept-values'
import type { ViewRow } from '../row'

/** A move that asks something, and the row it is made from, as it is shown when the sheet opens. */
export type Asking = { resource: Resource; move: Move; row: ViewRow }
type Options = Asking & {
  /** Number of the form, with which the ids of its inputs begin. */
  form: string
  /** Under which what is entered is kept until the move is made. */
  draft: string
  /** Makes the move; a failure is thrown. */
  onMake: (patch: Values, row: ViewRow) => Promise<unknown>
  onClose: () => void
}

/** The fields a move asks for, as it asks for them: it may need what a record can do without. */
function fieldsOf({ fields }: Resource, { asks = [], needs = [], anew = [] }: Move): Fields {
  const wanted = Object.entries(fields).filter(([name]) => asks.includes(name))
  return Object.fromEntries(
    wanted.map(([name, facts]) => [name, { ...facts, required: facts.required || [...needs, ...anew].includes(name) }]),
  )
}

/** The state of a sheet that asks for a move: it begins with what the row holds, and a refusal leaves it filled, with its problems at their fields. */
export function useMove({ form, draft, onMake, onClose, ...asking }: Options) {
  // What the sheet began with stays what it compares with: a change that arrives meanwhile must not slip in unseen.
  const [{ resource, move, row }] = useState(asking)
  const language = useLanguage((state) => state.language)
  const asked = fieldsOf(resource, move)
  const start = Object.fromEntries(Object.keys(asked).map((name) => [name, move.anew?.includes(name) ? null : (row[name] ?? null)]))
  const { values, set, drop } = useKeptValues(resource, draft, start)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const tell = (wrong: Problems, error?: unknown) => {
    setProblems(wrong)
    setFailure(error)
    goTo(form, wrong)
  }
  const make = async () => {
    const patch = movePatch(resource, move, row, values)
    const wrong = { ...checkFields(asked, patch, 'part'), ...missingFor(move, patch, row) }
    tell(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      await onMake(patch, row)
      await drop()
      onClose()
    } catch (error) {
      tell(problemsIn(error), error)
    } finally {
      setBusy(false)
    }
  }
  return { asked, values, set, problems, failure: failure === undefined ? undefined : explain(failure, language), busy, make }
}
