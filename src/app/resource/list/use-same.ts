import { useState } from 'react'

/**
 * Plain data that was read anew, as the object it was before for as long as it says the same: what was drawn or filled in from that one
 * stays as it is.
 */
export function useSame<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
