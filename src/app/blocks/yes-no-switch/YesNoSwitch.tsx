import { useEffect } from 'react'
import '../../fields/inputs.css'

type Props = {
  id?: string
  /** What is stored now; empty counts as off. */
  value: unknown
  /** What on and off are stored as. */
  options?: readonly [on: string, off: string]
  /** What stands beside it, when on and when off. */
  words: readonly [on: string, off: string]
  onChange: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  /** What is switched, where no label names it. */
  label?: string
  describedBy?: string
}

const usual = ['Y', 'N'] as const
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** A switch between two values of a dictionary. One that holds nothing is off, and says so by its second value. */
export function YesNoSwitch({ id, value, options = usual, words, onChange, onBlur, disabled, label, describedBy }: Props) {
  const [on, off] = options
  const isOn = value === on
  const isUnsaid = isEmpty(value) && !disabled
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once each time it is empty, whoever is told meanwhile
  useEffect(() => {
    if (isUnsaid) onChange(off)
  }, [isUnsaid, off])
  return (
    <button
      type="button"
      role="switch"
      id={id}
      className="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(isOn ? off : on)}
      onBlur={onBlur}
    >
      <span className="switch-track" aria-hidden />
      {words[isOn ? 0 : 1]}
    </button>
  )
}
