import { useCallback, useRef, useState } from 'react'
import { asList } from '../../../contract/fields/as-list'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { PickButton } from '../../fields/choice/PickButton'
import { PickSheet } from '../../fields/choice/PickSheet'
import type { Option } from '../../fields/choice/use-dict'
import { asText, type FieldInputProps } from '../../fields/field-input'
import { enumerate } from '../../language/enumerate'
import { useSay } from '../../language/use-say'
import { loadDictionary } from '../dict-select/load-dictionary'
import { delays, pageSize, searchDictionary } from './load-choices'
import { useChoiceTexts } from './use-choice-texts'
import { type Search, useSearch } from './use-search'

const Desktop = lazyPart(() => import('./desktop/SearchBox').then((file) => file.SearchBox))

type Props = FieldInputProps & {
  /** Code of a dictionary, or `table,text,code` with a condition behind it. */
  dict: string
  /** Whether each piece of text is looked for by the server; else all choices are fetched once and looked through here. */
  async?: boolean
  /** Choices at once where the server looks. */
  size?: number
  /** Milliseconds after the last key: `delays.select`, or `delays.cell` in a cell of a table. */
  delay?: number
}

/** What both faces are given. */
export type SearchProps = {
  readonly input: FieldInputProps
  readonly many: boolean
  readonly chosen: readonly Option[]
  readonly search: Search
  readonly choose: (values: readonly string[]) => void
}

function TouchSearch({ input, many, chosen, search, choose }: SearchProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const open = () => {
    setKeyword('')
    search.ask('')
    setOpen(true)
  }
  const type = (text: string) => {
    setKeyword(text)
    search.type(text)
  }
  return (
    <>
      <PickButton input={input} text={enumerate(chosen.map(({ text }) => text))} onOpen={open} />
      <PickSheet
        title={say(input.facts.label)}
        open={isOpen}
        options={search.options}
        chosen={chosen.map(({ value }) => value)}
        {...{ many, keyword, onKeyword: type, onChange: choose, onClose: () => setOpen(false) }}
      />
    </>
  )
}

/** Loads what a keyword finds: the server's answer, or what of all choices, fetched once, holds it. */
function useLoad(dict: string, isAsync: boolean, size: number) {
  const all = useRef<{ readonly dict: string; readonly options: Promise<readonly Option[]> }>(undefined)
  return useCallback(
    async (keyword: string, signal: AbortSignal): Promise<readonly Option[]> => {
      if (isAsync) return searchDictionary(dict, keyword, size, signal)
      if (all.current?.dict !== dict) all.current = { dict, options: loadDictionary(dict) }
      // What failed is fetched again when it is asked for again.
      all.current.options.catch(() => (all.current = undefined))
      const wanted = keyword.toLowerCase()
      return (await all.current.options).filter(({ text }) => text.toLowerCase().includes(wanted))
    },
    [dict, isAsync, size],
  )
}

/** One value of a dictionary found by a piece of its text, or several where the field is of kind `dicts`. */
export function SearchSelect({ dict, async: isAsync = false, size = pageSize, delay = delays.select, ...input }: Props) {
  const isDesktop = useFace() === 'desktop'
  const search = useSearch(useLoad(dict, isAsync, size), isAsync ? delay : 0)
  const many = input.facts.kind === 'dicts'
  const values = many ? asList(input.value) : [asText(input.value)].filter(Boolean)
  const [picked, setPicked] = useState<readonly Option[]>([])
  const chosen = useChoiceTexts(dict, values, picked)
  const choose = (next: readonly string[]) => {
    setPicked([...chosen, ...(search.options ?? [])].filter(({ value }) => next.includes(value)))
    input.onChange(many ? next : (next[0] ?? null))
  }
  const shared: SearchProps = { input, many, chosen, search, choose }
  if (!isDesktop) return <TouchSearch {...shared} />
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 32 }} />}>
      <Desktop {...shared} />
    </Suspense>
  )
}
