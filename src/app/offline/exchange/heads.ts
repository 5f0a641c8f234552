import { type Ask, type Head, limits, type Reply } from '../../../contract/sync/exchange'

/**
 * What this device has been told, and proves at its next exchange. Whoever answers a question that proved all of it knows it, and its
 * own head says more. A reply to another question, of another window or come late, may be a server's that has been put back since: its
 * head is proven beside the others.
 */
export function headsAfter(known: readonly Head[], { known: proven = [] }: Ask, { head }: Reply): readonly Head[] {
  if (!head) return known
  const proves = (one: Head) => proven.some(({ seal }) => seal === one.seal)
  if (known.every(proves)) return [head]
  return known.some(({ seal }) => seal === head.seal) ? known : [...known, head].slice(-limits.heads)
}
