import Select from 'antd/es/select'
import { useState } from 'react'
import { useSay } from '../../language/use-say'
import { useChoices } from '../../resource/use-choices'
import { unknownTitle, useTitles } from '../../resource/use-titles'
import { asList, asText, type FieldInputProps } from '../field-input'
import { isEmptying } from './is-emptying'

/** The row of another noun, or several, found by typing a piece of the title. */
export function RefSelect({ id, facts, value, onChange, onBlur, disabled, invalid, describedBy }: FieldInputProps) {
  const say = useSay()
  const [keyword, setKeyword] = useState('')
  const many = facts.kind === 'refs'
  const chosen = many ? asList(value) : [asText(value)].filter(Boolean)
  const titles = useTitles(facts.noun, chosen)
  const found = useChoices(facts.noun ?? '', keyword)
  const listed = (found ?? []).map((option) => ({ value: option.value, label: option.text }))
  const missing = chosen
    .filter((id) => !listed.some((option) => option.value === id))
    .map((id) => ({ value: id, label: titles[id] ?? unknownTitle }))
  return (
    <Select<string | readonly string[]>
      id={id}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
      mode={many ? 'multiple' : undefined}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      allowClear
      disabled={disabled}
      loading={!found}
      status={invalid ? 'error' : undefined}
      placeholder={say('pleaseChoose')}
      notFoundContent={say('noneFound')}
      options={[...missing, ...listed]}
      value={many ? chosen : (chosen[0] ?? undefined)}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      onKeyDown={(event) => isEmptying(event) && onChange(null)}
    />
  )
}
