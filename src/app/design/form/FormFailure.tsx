import type { ReactNode } from 'react'
import './form-failure.css'

/** Why something came to nothing, said at once to everybody; nothing where it did not. */
export const FormFailure = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="form-failure" role="alert">
      {children}
    </p>
  ) : null
