import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { PickSheet } from '../../fields/choice/PickSheet'
import { useSay } from '../../language/use-say'
import { useCan } from '../../session/use-can'
import { useProduct } from '../../shell/product'
import { words } from './words'

type Props = { chosen: Resource | undefined; onChoose: (noun: string | undefined) => void }

/** Which kind of records is shown: one of those somebody may see, or all of them. */
export function KindChoice({ chosen, onChoose }: Props) {
  const say = useSay()
  const can = useCan()
  const { resources } = useProduct().catalogue
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const kinds = useMemo(() => {
    const mine = Object.values(resources).filter(({ name, reach }) => can(`${name}:list`) && reach !== 'of-subject')
    return mine.map(({ name, label }) => ({ value: name, text: say(label) })).sort((one, two) => one.text.localeCompare(two.text, 'zh-CN'))
  }, [resources, can, say])
  const piece = keyword.trim().toLowerCase()
  const noun = chosen ? say(chosen.label) : say(words.every)
  const close = () => {
    setKeyword('')
    setOpen(false)
  }
  return (
    <>
      <BigButton aria-haspopup="dialog" aria-label={say(words.choose, { noun })} onClick={() => setOpen(true)}>
        <span>{noun}</span>
        <ChevronDown size={18} aria-hidden />
      </BigButton>
      <PickSheet
        title={say(words.kind)}
        open={isOpen}
        options={[
          ...(piece ? [] : [{ value: '', text: say(words.every) }]),
          ...kinds.filter(({ text }) => text.toLowerCase().includes(piece)),
        ]}
        chosen={[chosen?.name ?? '']}
        many={false}
        keyword={keyword}
        onKeyword={setKeyword}
        onChange={([name]) => onChoose(name || undefined)}
        onClose={close}
      />
    </>
  )
}
