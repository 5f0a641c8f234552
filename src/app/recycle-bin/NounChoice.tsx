import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { mostCounted } from '../../contract/recycle-bin/recycle-bin'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { PickSheet } from '../fields/choice/PickSheet'
import { useSay } from '../language/use-say'
import { words } from './words'

type Props = {
  nouns: readonly Resource[]
  /** By name how many removed rows there are. */
  counts: ReadonlyMap<string, number>
  chosen: Resource
  onChoose: (noun: string) => void
}

/** Which kind of records is shown, chosen from all there are: first those of which something was removed. */
export function NounChoice({ nouns, counts, chosen, onChoose }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const noun = say(chosen.label)
  const counted = (of: string, count: number) => say(words.nounCount, { noun: of, count: count < mostCounted ? count : `${mostCounted}+` })
  const told = nouns.map(({ name, label }) => ({ name, text: say(label), count: counts.get(name) ?? 0 }))
  const found = told.filter(({ text }) => text.toLowerCase().includes(keyword.trim().toLowerCase()))
  const options = [...found.filter(({ count }) => count > 0), ...found.filter(({ count }) => count === 0)]
  return (
    <>
      <BigButton className="recycle-noun" aria-haspopup="dialog" aria-label={say(words.choose, { noun })} onClick={() => setOpen(true)}>
        <span>{noun}</span>
        <ChevronDown size={18} aria-hidden />
      </BigButton>
      <PickSheet
        title={say(words.what)}
        open={isOpen}
        options={options.map(({ name, text, count }) => ({ value: name, text: count > 0 ? counted(text, count) : text }))}
        chosen={[chosen.name]}
        many={false}
        keyword={keyword}
        onKeyword={setKeyword}
        onChange={([name]) => name && onChoose(name)}
        onClose={() => {
          setKeyword('')
          setOpen(false)
        }}
      />
    </>
  )
}
