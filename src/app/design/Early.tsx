import { type ComponentType, useState } from 'react'
import type { EarlyPart } from './early-part'

/**
 * Draws a part at once when it has been fetched already. A lazy part of React's shows its placeholder even then, and keeps it for
 * 300 ms. What was chosen stays while it is drawn: another component would be another instance, without what was typed.
 */
export function Early<P extends object>({ part, given }: { readonly part: EarlyPart<P>; readonly given: P }) {
  const [{ Part }] = useState<{ readonly Part: ComponentType<P> }>(() => ({ Part: part.component() }))
  return <Part {...given} />
}
