import { useId, useState } from 'react'
import type { Label } from '../../../contract/label'
import { LabelledInput } from '../../design/form/LabelledInput'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import type { Bench } from '../../workbench/bench'
import { checkByRule, checkDuplicate } from './check-calls'
import { useValueCheck } from './use-value-check'
import { words } from './words'
import '../../fields/inputs.css'

function Checked({ title, run }: { title: Label; run: (value: unknown) => Promise<void> }) {
  const say = useSay()
  const id = useId()
  const language = useLanguage((state) => state.language)
  const [value, setValue] = useState('')
  const { check, failure } = useValueCheck(value, run)
  return (
    <LabelledInput id={id} label={say(title)} problem={failure === undefined ? undefined : explain(failure, language)}>
      {(aria) => <input {...aria} className="input" value={value} onChange={({ target }) => setValue(target.value)} onBlur={check} />}
    </LabelledInput>
  )
}

const checkUserName = (value: unknown) => checkDuplicate({ table: 'sys_user', field: 'username', value })

/** Checks of values by the server, as the workbench shows them. */
export const valueChecksBench: Bench = {
  about: words.about,
  props: [{ name: 'code', label: words.code, kind: 'text', value: 'mobile' }],
  states: [
    { key: 'duplicate', label: words.duplicate, draw: () => <Checked title={words.duplicate} run={checkUserName} /> },
    {
      key: 'rule',
      label: words.rule,
      draw: ({ code }) => <Checked title={words.rule} run={(value) => checkByRule(String(code), value)} />,
    },
  ],
}
