import { type ChangeEvent, type CompositionEvent, useState } from 'react'
import { mayBecomeNumber, numberIn, plainDigits } from './number-keys'

type Told = {
  /** What stands there while nobody types. */
  readonly text: string
  /** Told what was typed: a text that is a number, may become one, or is empty. */
  readonly onText: (text: string) => void
  readonly onBlur?: (() => void) | undefined
}

/** What an input needs to take numbers alone: other keys change nothing, and what is no number once it is left is emptied. */
export function useNumberText({ text, onText, onBlur }: Told) {
  const [typing, setTyping] = useState<string>()
  // What a word is composed over, until it is judged.
  const [before, setBefore] = useState<string>()
  const shown = typing ?? text
  const judge = (typed: string, otherwise: string) => {
    const plain = plainDigits(typed)
    setTyping(mayBecomeNumber(plain) ? plain : otherwise)
    if (mayBecomeNumber(plain) && plain !== otherwise) onText(plain)
  }
  return {
    value: shown,
    onCompositionStart: () => setBefore(shown),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setBefore(undefined)
      judge(currentTarget.value, before ?? '')
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (before === undefined) judge(target.value, shown)
      else setTyping(target.value)
    },
    onBlur: () => {
      if (typing && numberIn(typing) === null) onText('')
      setTyping(undefined)
      setBefore(undefined)
      onBlur?.()
    },
  }
}
