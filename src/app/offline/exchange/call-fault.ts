import { saysTokenIsDead } from '../../wire/envelope'
import type { WireError } from '../../wire/wire-error'

/** How the transport says that a call failed. `status` 0: the network. `number`: what a refusal says inside. `retryAfter` in seconds. */
export type CallFault = Pick<WireError, 'status'> & Partial<Pick<WireError, 'number' | 'code' | 'message' | 'retryAfter'>>

export const isCallFault = (error: unknown): error is CallFault =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'

/** What the server means: many a refusal comes with status 200 and says inside what it is. */
export const verdictOf = ({ status, number = status }: CallFault): number => (status === 200 ? number : status)

/** The call failed because of what it carried, or may have. */
export const isAboutLoad = (error: unknown): error is CallFault =>
  isCallFault(error) && !pauseFor(error) && [400, 413, 500].includes(verdictOf(error))

/** Whether the server itself was reached: an answer of a gateway or of nobody is not the server's. */
export const isReached = (error: unknown): boolean => isCallFault(error) && ![0, 502, 503, 504].includes(error.status)

/** Why sending must stop until a person does something; undefined when waiting is enough. */
export function pauseFor(error: unknown): 'auth' | 'update' | undefined {
  if (!isCallFault(error)) return undefined
  if ([401, 403].includes(verdictOf(error)) || saysTokenIsDead(error)) return 'auth'
  return verdictOf(error) === 426 ? 'update' : undefined
}
