import type { InputHTMLAttributes } from 'react'
import { LabelledInput } from '../../design/form/LabelledInput'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  id: string
  label: string
  problem: string | undefined
  onType: (text: string) => void
}

/** One line of text at the door, with its label and what is wrong with it. */
export function DoorInput({ id, label, problem, onType, ...rest }: Props) {
  return (
    <LabelledInput id={id} label={label} {...(problem === undefined ? {} : { problem })}>
      {(aria) => (
        <input
          {...aria}
          {...rest}
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </LabelledInput>
  )
}
