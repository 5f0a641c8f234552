import { useEffect, useState } from 'react'

type Props = {
  label: string
  value: string
  max: number
  /** Saves it, and answers whether it was taken. */
  onSave: (value: string) => Promise<boolean>
  required?: boolean
}

/** A text edited where it stands: Enter or leaving it saves, Escape gives up. What was refused stays, marked, to be mended. */
export function InlineText({ label, value, max, onSave, required }: Props) {
  const [typed, setTyped] = useState<string>()
  const [isBad, setBad] = useState(false)
  // What was typed stays in view until the row says it, or something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is the reason
  useEffect(() => {
    setTyped(undefined)
  }, [value])
  const keep = async () => {
    if (typed === undefined || typed.trim() === value) {
      setTyped(undefined)
      return setBad(false)
    }
    const isTaken = !(required && typed.trim() === '') && (await onSave(typed.trim()))
    setBad(!isTaken)
  }
  return (
    <input
      className="inline-text"
      aria-label={label}
      aria-invalid={isBad || undefined}
      maxLength={max}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        setTyped(undefined)
        setBad(false)
      }}
    />
  )
}
