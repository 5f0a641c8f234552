import { type FormEvent, useId, useState } from 'react'
import { checkByRule } from '../blocks/value-checks/check-calls'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { explain } from '../wire/explain'
import { words } from './words'

/** Tries a value on a check rule. The server says what does not fit. */
export function CheckRuleTest({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const id = useId()
  const [value, setValue] = useState('')
  const [said, setSaid] = useState<{ readonly text: string; readonly isWrong: boolean }>()
  const check = (event: FormEvent) => {
    event.preventDefault()
    checkByRule(String(row.ruleCode), value).then(
      () => setSaid({ text: say(words.fits), isWrong: false }),
      (error: unknown) => setSaid({ text: explain(error, language), isWrong: true }),
    )
  }
  return (
    <Sheet open title={`${say(words.test)} · ${String(row.ruleName)}`} onClose={close}>
      <form onSubmit={check} className="field">
        <label htmlFor={id}>{say(words.value)}</label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          maxLength={200}
          value={value}
          aria-invalid={said?.isWrong || undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => {
            setValue(event.target.value)
            setSaid(undefined)
          }}
        />
        <p id={`${id}-said`} role="status">
          {said?.text}
        </p>
        <BigButton type="submit" look="main" disabled={value === ''}>
          {say(words.check)}
        </BigButton>
      </form>
    </Sheet>
  )
}
