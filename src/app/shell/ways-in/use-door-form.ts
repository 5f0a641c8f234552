import { type FormEvent, useState } from 'react'
import { sentence } from '../../../contract/error'
import { currentLanguage } from '../../language/language'
import { type Say, useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { WireError } from '../../wire/wire-error'

type Texts = Readonly<Record<string, string>>
/** What is wrong, by input. */
export type DoorProblems<T extends Texts> = { readonly [Name in keyof T]?: string | undefined }

type DoorForm<T extends Texts> = {
  readonly start: T
  /** What is wrong before anything is sent. */
  readonly check: (values: T, say: Say) => DoorProblems<T>
  readonly send: (values: T) => Promise<void>
}

/** What the server has against single inputs of a form, by their names. */
function refusedInputs<T extends Texts>(error: unknown, start: T): DoorProblems<T> {
  if (!(error instanceof WireError)) return {}
  const told = Object.entries(error.problems).filter(([name]) => Object.hasOwn(start, name))
  return Object.fromEntries(told.map(([name, { code, values }]) => [name, sentence(code, currentLanguage(), values)])) as DoorProblems<T>
}

const isClear = (problems: object): boolean => Object.values(problems).every((problem) => problem === undefined)

/** A form of whoever is not signed in: what is typed, what is wrong with it, and giving it away. Nothing typed is lost by a refusal. */
export function useDoorForm<T extends Texts>({ start, check, send }: DoorForm<T>) {
  const say = useSay()
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<DoorProblems<T>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(values, say)
    setProblems(wrong)
    setFailure(undefined)
    if (!isClear(wrong)) return
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      const refused = refusedInputs(error, start)
      setProblems(refused)
      if (isClear(refused)) setFailure(explain(error, currentLanguage()))
    } finally {
      setBusy(false)
    }
  }
  return {
    values,
    problems,
    failure,
    busy,
    submit,
    set: (change: Partial<T>) => {
      setValues((old) => ({ ...old, ...change }))
      // Said while somebody mends it, and taken away when they leave it, a problem would move what they are about to press.
      setProblems((old) => ({ ...old, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) }))
    },
    tell: (wrong: DoorProblems<T>) => setProblems((old) => ({ ...old, ...wrong })),
  }
}
