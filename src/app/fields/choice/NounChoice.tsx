import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { optionsWith } from './options-with'
import { PickSheet } from './PickSheet'
import type { Option } from './use-dict'

const words = {
  kind: label('记录种类', 'Kind of record'),
  choose: label('查看哪一种记录：{noun}', 'Kind of record shown: {noun}'),
} as const

type Props = {
  /** By the names of nouns. `shown`: what stands in the list, where that is more than what is looked for. */
  options: readonly (Option & { readonly shown?: string })[]
  chosen: Option
  /** One that stands for all, as long as nothing is looked for. */
  every?: Option
  onChoose: (noun: string) => void
}

/** Which kind of records is shown, chosen from all there are. */
export function NounChoice({ options, chosen, every, onChoose }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const found = optionsWith(options, keyword).map(({ value, text, shown = text }) => ({ value, text: shown }))
  return (
    <>
      <BigButton aria-haspopup="dialog" aria-label={say(words.choose, { noun: chosen.text })} onClick={() => setOpen(true)}>
        <span>{chosen.text}</span>
        <ChevronDown size={18} aria-hidden />
      </BigButton>
      <PickSheet
        title={say(words.kind)}
        open={isOpen}
        options={every && keyword.trim() === '' ? [every, ...found] : found}
        chosen={[chosen.value]}
        many={false}
        keyword={keyword}
        onKeyword={setKeyword}
        onChange={([name]) => name !== undefined && onChoose(name)}
        onClose={() => {
          setKeyword('')
          setOpen(false)
        }}
      />
    </>
  )
}
