import { useState } from 'react'

type Props = { label: string; value: number; least: number; greatest: number; disabled: boolean; onChange: (value: number) => void }

/** A whole number between two others. What is no such number is not taken, and what was taken last stands again when one goes on. */
export function WholeNumber({ label, value, least, greatest, disabled, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (/^\d{1,4}$/.test(text) && number >= least && number <= greatest) onChange(number)
  }
  return (
    <input
      className="input figures"
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={least}
      max={greatest}
      step={1}
      disabled={disabled}
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
