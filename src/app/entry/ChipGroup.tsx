import { useId } from 'react'
import { Chip } from '../design/Chip'
import type { Option } from '../fields/choice/use-dict'

type Props = {
  title: string
  options: readonly (Option & { readonly disabled?: boolean })[]
  /** One of them, or several. */
  chosen: string | readonly string[] | null | undefined
  onChoose: (value: string) => void
  /** How its place draws it. */
  className?: string
  'data-mark'?: string
}

/** Choices that lie open under a title. */
export function ChipGroup({ title, options, chosen, onChoose, ...place }: Props) {
  const id = useId()
  return (
    <section {...place}>
      <h3 id={id}>{title}</h3>
      <fieldset className="chips" aria-labelledby={id}>
        {options.map(({ value, text, disabled }) => (
          <Chip key={value} chosen={[chosen].flat().includes(value)} disabled={disabled} onToggle={() => onChoose(value)}>
            {text}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}
