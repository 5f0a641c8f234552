import { LabelledInput } from './LabelledInput'

type Props = {
  id: string
  label: string
  problem?: string | undefined
  autoFocus?: boolean
  value: string
  onChange: (code: string) => void
}

/** A field for a code that is good once. */
export const CodeInput = ({ autoFocus, value, onChange, ...told }: Props) => (
  <LabelledInput {...told}>
    {(aria) => (
      <input
        {...aria}
        className="input"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it appears because it is what is asked for now
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </LabelledInput>
)
