import { ChevronRight, X } from 'lucide-react'
import type { Kind } from '../../../contract/fields/kind'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { ariaOf, type FieldInputProps } from '../field-input'
import '../inputs.css'

/** Kinds of several, each of which is let go of where it is chosen. */
const several: readonly Kind[] = ['dicts', 'refs']

/**
 * What stands for a value that is chosen elsewhere: the value in words, and a press opens the choice. Where it may stay empty, a button beside
 * it takes a value back; few choices have a way to choose nothing.
 */
export function PickButton({ input, text, onOpen }: { input: FieldInputProps; text: string; onOpen: () => void }) {
  const say = useSay()
  const { facts, disabled, onChange, onBlur } = input
  const { 'aria-required': _, ...aria } = ariaOf(input)
  const mayEmpty = text !== '' && !facts.required && !disabled && !several.includes(facts.kind)
  const empty = () => {
    onChange(null)
    onBlur?.()
  }
  return (
    <div className="with-picker">
      <button type="button" className="input pick-button" aria-haspopup="dialog" {...aria} onClick={onOpen}>
        <span className={text ? undefined : 'quiet'}>{text || say('pleaseChoose')}</span>
        <ChevronRight aria-hidden />
      </button>
      {mayEmpty && (
        <button type="button" className="page-bar-button" aria-label={say(formWords.empty, { name: say(facts.label) })} onClick={empty}>
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  )
}
