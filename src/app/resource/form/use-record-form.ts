import { useEffect, useId, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { uuidv7 } from 'uuidv7'
import type { Problems } from '../../../contract/check'
import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import { toast } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useHoldUpdates } from '../../pwa/update-guard'
import { explain } from '../../wire/explain'
import { isSilence } from '../../wire/wire-error'
import type { ViewRow } from '../row'
import { draftOf, patchOf, problemsOf, startValues } from './form-values'
import { goTo, problemsIn } from './problems-at-fields'
import { useDraft } from './use-draft'
import { type Change, useSave } from './use-save'

type Options = {
  resource: Resource
  row?: ViewRow
  given?: Values
  about?: Values
  /** Name of the lines that are edited by themselves. */
  part?: string | undefined
  /** What is wrong with several values together. */
  check?: (values: Values) => Problems
  /** How it is saved, where that is not as one row of its noun. */
  save?: ((change: Change) => Promise<string>) | undefined
  onSaved: (id: string) => void
}
type FormValues = Record<string, unknown>

/** Lays what was left from last time over a form, and keeps what is typed into it. */
function useFormDraft(
  resource: Resource,
  key: string,
  start: FormValues,
  { reset, watch }: UseFormReturn<FormValues>,
  onType: (values: Values) => void,
) {
  const { found, note, drop } = useDraft(resource.name, key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is laid over the form once, when it is found
  useEffect(() => {
    if (found) reset({ ...start, ...found }, { keepDefaultValues: true })
  }, [found])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the life of the form
  useEffect(() => {
    const watching = watch((values, { type }) => {
      if (type !== 'change') return
      note(draftOf(resource, values, start))
      onType(values)
    })
    return () => watching.unsubscribe()
  }, [])
  return { hasDraft: found !== undefined && found !== null && Object.keys(found).length > 0, drop }
}

/** Saves a form. A failure leaves it filled and says what is wrong, at the field where possible. */
function useSubmit(
  { resource, row, check, save: saveSo, onSaved }: Options,
  form: string,
  draft: { key: string; drop: () => Promise<void> },
  setProblems: (problems: Problems) => void,
) {
  const say = useSay()
  const { save: saveRow } = useSave(resource)
  const save = saveSo ?? saveRow
  const [failure, setFailure] = useState<unknown>()
  const [attempt, setAttempt] = useState(uuidv7)
  const submit = async (values: FormValues) => {
    setFailure(undefined)
    const wrong = { ...problemsOf(resource, row, values), ...check?.(values) }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return goTo(form, wrong)
    const patch = patchOf(resource, row, values)
    try {
      const id = row && Object.keys(patch).length === 0 ? row.id : await save({ patch, row, draft: draft.key, attempt })
      await draft.drop()
      setAttempt(uuidv7())
      toast(say('saved'))
      onSaved(id)
    } catch (error) {
      // An answer ends the attempt; only after silence may the same one be made again.
      if (!isSilence(error)) setAttempt(uuidv7())
      setProblems(problemsIn(error))
      setFailure(error)
      goTo(form, problemsIn(error))
    }
  }
  return { submit, failure: failure === undefined ? undefined : explain(failure, currentLanguage()) }
}

/** Where what is typed is kept: one place for each row, and for whatever a new one is about. */
function draftKey({ resource, row, about, part }: Options): string {
  const which = row?.id ?? ['new', ...Object.values(about ?? {})].join('/')
  return `${resource.name}/${which}${part ? `/part-${part}` : ''}`
}

/** The state of a form over one row: values, what is wrong, its draft, and saving. What was typed is never lost by a failure. */
export function useRecordForm(options: Options) {
  // What the form began with stays what it compares with: a change that arrives meanwhile must not slip in unseen.
  const [{ resource, row, given, about, check }] = useState(options)
  const form = useId()
  const [key] = useState(() => draftKey(options))
  const [problems, setProblems] = useState<Problems>({})
  const [start] = useState(() => startValues(resource, row, { ...given, ...about }))
  const state = useForm<FormValues>({ defaultValues: start })
  const draft = useFormDraft(resource, key, start, state, (values) =>
    setProblems((old) => (Object.keys(old).length > 0 ? { ...problemsOf(resource, row, values), ...check?.(values) } : old)),
  )
  const { submit, failure } = useSubmit({ ...options, resource, row }, form, { key, drop: draft.drop }, setProblems)
  const { isDirty, isSubmitting } = state.formState
  useHoldUpdates(isDirty)
  return {
    form,
    control: state.control,
    problems,
    failure,
    isSubmitting,
    hasDraft: draft.hasDraft,
    submit: state.handleSubmit(submit),
    /** Fills in further fields where one was chosen that brings them along; those this person may not write stay as they are. */
    fill: (values: Values) => {
      for (const [name, value] of Object.entries(values)) if (Object.hasOwn(start, name)) state.setValue(name, value, { shouldDirty: true })
    },
    startOver: async () => {
      await draft.drop()
      state.reset(start)
    },
  }
}
