import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { PickSheet } from '../fields/choice/PickSheet'
import { useSay } from '../language/use-say'
import { words } from './words'

type Props = { nouns: readonly Resource[]; chosen: Resource; onChoose: (noun: string) => void }

/** Which kind of records is shown, chosen from all there are. */
export function NounChoice({ nouns, chosen, onChoose }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const noun = say(chosen.label)
  const options = nouns.map(({ name, label }) => ({ value: name, text: say(label) }))
  const found = options.filter(({ text }) => text.toLowerCase().includes(keyword.trim().toLowerCase()))
  return (
    <>
      <BigButton className="recycle-noun" aria-haspopup="dialog" aria-label={say(words.choose, { noun })} onClick={() => setOpen(true)}>
        <span>{noun}</span>
        <ChevronDown size={18} aria-hidden />
      </BigButton>
      <PickSheet
        title={say(words.what)}
        open={isOpen}
        options={found}
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
