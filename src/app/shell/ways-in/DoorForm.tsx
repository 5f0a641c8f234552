import type { FormEvent, ReactNode } from 'react'
import { BigButton } from '../../design/BigButton'
import { FormFailure } from '../../design/form/FormFailure'

type Props = {
  form: { readonly failure: string | undefined; readonly busy: boolean; readonly submit: (event: FormEvent) => Promise<void> }
  /** What the press is called that gives it away. */
  send: string
  children: ReactNode
}

/** A form of whoever is not signed in: its inputs, why it was not taken, and the press that gives it away. */
export const DoorForm = ({ form: { failure, busy, submit }, send, children }: Props) => (
  <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
    {children}
    <FormFailure>{failure}</FormFailure>
    <BigButton look="main" wide type="submit" disabled={busy}>
      {send}
    </BigButton>
  </form>
)
