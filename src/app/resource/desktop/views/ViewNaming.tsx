import { type FormEvent, useId, useState } from 'react'
import { BigButton } from '../../../design/BigButton'
import { Sheet } from '../../../design/overlay/Sheet'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import type { Naming } from '../../views/use-saved-views'
import { tableWords } from '../table-words'
import '../../../design/form-failure.css'

type Props = {
  title: string
  given: Naming
  /** Whether the house may be let use it. */
  mayShare: boolean
  /** Keeps it under this name; a failure is thrown, and said here. */
  onName: (naming: Naming) => Promise<void>
  onClose: () => void
}

/** Longest name of a view. */
const longest = 30

/** What a view is called, and who uses it. What was typed stays when it cannot be kept. */
export function ViewNaming({ title, given, mayShare, onName, onClose }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const id = useId()
  const [name, setName] = useState(given.name)
  const [shared, setShared] = useState(given.shared)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      await onName({ name: name.trim(), shared })
      onClose()
    } catch (error) {
      setFailure(explain(error, language))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      width={420}
      footer={
        <>
          <BigButton onClick={onClose}>{say('cancel')}</BigButton>
          <BigButton look="main" type="submit" form={id} disabled={busy || name.trim() === ''}>
            {say('save')}
          </BigButton>
        </>
      }
    >
      <form id={id} className="view-naming" onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}name`}>{say(tableWords.viewName)}</label>
        <input
          id={`${id}name`}
          className="input"
          // biome-ignore lint/a11y/noAutofocus: the dialog has this one question
          autoFocus
          maxLength={longest}
          value={name}
          aria-describedby={failure && `${id}wrong`}
          onChange={(event) => setName(event.target.value)}
        />
        {mayShare && (
          <label className="view-shared">
            <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
            {say(tableWords.viewShared)}
          </label>
        )}
        {failure && (
          <p id={`${id}wrong`} role="alert" className="form-failure">
            {failure}
          </p>
        )}
      </form>
    </Sheet>
  )
}
