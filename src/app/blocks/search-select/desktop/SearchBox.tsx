import Select from 'antd/es/select'
import Spin from 'antd/es/spin'
import { useRef } from 'react'
import { isEmptying } from '../../../fields/desktop/is-emptying'
import { useSay } from '../../../language/use-say'
import type { SearchProps } from '../SearchSelect'
import { words } from '../words'

/** A select whose choices are looked for while somebody types. */
export function SearchBox({ input, many, chosen, search, choose }: SearchProps) {
  const say = useSay()
  const typed = useRef('')
  const type = (keyword: string) => {
    typed.current = keyword
    search.type(keyword)
  }
  const listed = (search.options ?? []).map(({ value, text }) => ({ value, label: text }))
  const missing = chosen.filter(({ value }) => !listed.some((option) => option.value === value))
  return (
    <Select<string | readonly string[]>
      id={input.id}
      aria-label={say(input.facts.label)}
      aria-describedby={input.describedBy}
      style={{ width: '100%' }}
      mode={many ? 'multiple' : undefined}
      showSearch={{ filterOption: false, onSearch: type }}
      allowClear
      disabled={input.disabled}
      status={input.invalid ? 'error' : undefined}
      placeholder={say(words.hint)}
      loading={search.state === 'coming'}
      notFoundContent={search.state === 'coming' ? <Spin size="small" /> : say(search.state === 'failed' ? words.failed : words.none)}
      options={[...missing.map(({ value, text }) => ({ value, label: text })), ...listed]}
      value={many ? chosen.map(({ value }) => value) : chosen[0]?.value}
      // A key may have opened it; then what it began with is looked for, and not everything.
      onOpenChange={(isOpen) => isOpen && typed.current === '' && search.ask('')}
      onChange={(next) => choose(next === undefined || next === null ? [] : ([next].flat() as string[]))}
      onBlur={input.onBlur}
      onKeyDown={(event) => isEmptying(event) && choose([])}
    />
  )
}
