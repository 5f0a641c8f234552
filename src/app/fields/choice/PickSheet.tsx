import { Check } from 'lucide-react'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { Skeleton } from '../../design/Skeleton'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { SearchBox } from './SearchBox'
import type { Option } from './use-dict'
import '../inputs.css'

type Props = {
  title: string
  open: boolean
  options: readonly Option[] | undefined
  chosen: readonly string[]
  many: boolean
  /** Of one that may be taken back: a button for that, once there is one. */
  mayBeEmpty?: boolean
  onChange: (chosen: readonly string[]) => void
  onClose: () => void
  keyword: string
  onKeyword: (keyword: string) => void
}

/** A sheet to choose from a long list, with a search on top. Choosing one closes it; several are confirmed. */
export function PickSheet({ title, open, options, chosen, many, mayBeEmpty = false, onChange, onClose, keyword, onKeyword }: Props) {
  const say = useSay()
  const pick = (value: string) => {
    if (many) return onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
    onChange([value])
    onClose()
  }
  const done = many && (
    <BigButton look="main" wide onClick={onClose}>
      {say('doneChosen', { count: chosen.length })}
    </BigButton>
  )
  const empty = () => {
    onChange([])
    onClose()
  }
  const none = mayBeEmpty && chosen.length > 0 && (
    <BigButton wide onClick={empty}>
      {say(words.emptied)}
    </BigButton>
  )
  return (
    <Sheet title={title} open={open} onClose={onClose} footer={done || none || undefined}>
      <SearchBox keyword={keyword} onKeyword={onKeyword} />
      {options ? (
        <ul className="pick-list" aria-label={title}>
          {options.map((option) => (
            <li key={option.value}>
              <button type="button" aria-pressed={chosen.includes(option.value)} onClick={() => pick(option.value)}>
                <span>{option.text}</span>
                {chosen.includes(option.value) && <Check aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton rows={4} height={48} />
      )}
      {options?.length === 0 && <p className="quiet">{say('noneFound')}</p>}
    </Sheet>
  )
}
