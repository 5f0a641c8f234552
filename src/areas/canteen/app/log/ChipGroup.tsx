import { useId } from 'react'
import { Chip } from '../../../../app/design/Chip'
import type { Option } from '../../../../app/fields/choice/use-dict'

type Props = {
  title: string
  options: readonly (Option & { readonly disabled?: boolean })[]
  chosen: string | null | undefined
  onChoose: (value: string) => void
}

/** Choices that lie open under a title; one of them is chosen. */
export function ChipGroup({ title, options, chosen, onChoose }: Props) {
  const id = useId()
  return (
    <section className="chip-group">
      <h3 id={id}>{title}</h3>
      <fieldset className="chips" aria-labelledby={id}>
        {options.map(({ value, text, disabled }) => (
          <Chip key={value} chosen={value === chosen} disabled={disabled} onToggle={() => onChoose(value)}>
            {text}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}
