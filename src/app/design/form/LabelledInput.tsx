import type { ReactNode } from 'react'

/** What an input is told of its label and of what is wrong with it. */
export type InputAria = { readonly id: string; readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string }
type Props = { id: string; label: string; problem?: string; children: (aria: InputAria) => ReactNode }

/** A label, the input it names, and right below it what is wrong: for inputs that are no field of a noun. */
export function LabelledInput({ id, label, problem, children }: Props) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(problem === undefined ? { id } : { id, 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      {problem !== undefined && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
