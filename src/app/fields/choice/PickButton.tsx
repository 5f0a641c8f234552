import { ChevronRight } from 'lucide-react'
import { useSay } from '../../language/use-say'
import { ariaOf, type FieldInputProps } from '../field-input'
import '../inputs.css'

/** What stands for a value that is chosen elsewhere: the value in words, and a press opens the choice. */
export function PickButton({ input, text, onOpen }: { input: FieldInputProps; text: string; onOpen: () => void }) {
  const say = useSay()
  const { 'aria-required': _, ...aria } = ariaOf(input)
  return (
    <button type="button" className="input pick-button" aria-haspopup="dialog" {...aria} onClick={onOpen}>
      <span className={text ? undefined : 'quiet'}>{text || say('pleaseChoose')}</span>
      <ChevronRight aria-hidden />
    </button>
  )
}
