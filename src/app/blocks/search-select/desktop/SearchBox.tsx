import { useRef } from 'react'
import { FoundSelect } from '../../../fields/desktop/FoundSelect'
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
  return (
    <FoundSelect
      id={input.id}
      aria-label={say(input.facts.label)}
      aria-describedby={input.describedBy}
      disabled={input.disabled}
      status={input.invalid ? 'error' : undefined}
      placeholder={say(words.hint)}
      {...{ many, chosen }}
      found={search.options}
      isComing={search.state === 'coming'}
      none={say(search.state === 'failed' ? words.failed : words.none)}
      onType={type}
      // A key may have opened it; then what it began with is looked for, and not everything.
      onOpen={() => typed.current === '' && search.ask('')}
      onChoose={choose}
      onBlur={input.onBlur}
      onKeyDown={(event) => isEmptying(event) && choose([])}
    />
  )
}
