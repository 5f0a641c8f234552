import { type KeyboardEvent, useRef, useState } from 'react'
import type { Option } from '../../fields/choice/use-dict'
import { delays, lingering } from './load-choices'
import { useSearch } from './use-search'

const steps = { ArrowDown: 1, ArrowUp: -1 } as const

type Load = Parameters<typeof useSearch>[0]

/** Suggestions beside a text: what is suggested, which of them keys are at, and what keys and the pointer do. `take`: uses one of them. */
export function useSuggestions(load: Load, take: (text: string) => void) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { options = [], state, ask, type } = useSearch(load, delays.suggestions)
  const show = (look: typeof ask, keyword: string) => {
    clearTimeout(leaving.current)
    setOpen(true)
    setAt(-1)
    look(keyword)
  }
  const pick = (option: Option) => {
    take(option.text)
    setOpen(false)
    setAt(-1)
  }
  /** From the text through all of them and back to it. */
  const move = (step: number) => setAt((from) => ((from + 1 + step + options.length + 1) % (options.length + 1)) - 1)
  const act = (key: string, text: string): boolean => {
    const step = steps[key as keyof typeof steps]
    const option = options[at]
    if (step && isOpen) move(step)
    else if (step) show(ask, text)
    else if (key === 'Enter' && isOpen && option) pick(option)
    else if (key === 'Escape' && isOpen) setOpen(false)
    else return false
    return true
  }
  return {
    isOpen,
    at,
    options,
    state,
    pick,
    open: (text: string) => show(ask, text),
    type: (text: string) => show(type, text),
    press(event: KeyboardEvent, text: string) {
      if (!act(event.key, text)) return
      event.preventDefault()
      event.stopPropagation()
    },
    leave() {
      // Pressing one of them leaves the text first.
      leaving.current = setTimeout(() => setOpen(false), lingering)
    },
  }
}
