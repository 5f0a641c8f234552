/** How the transport says that a call failed. `status` 0: the network. `retryAfter` in seconds. */
export type CallFault = { readonly status: number; readonly code?: string; readonly retryAfter?: number }

export const isCallFault = (error: unknown): error is CallFault =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'

/** The call failed because of what it carried, or may have. */
export const isAboutLoad = (error: unknown): error is CallFault => isCallFault(error) && [400, 413, 500].includes(error.status)

/** Whether the server itself was reached: an answer of a gateway or of nobody is not the server's. */
export const isReached = (error: unknown): boolean => isCallFault(error) && ![0, 502, 503, 504].includes(error.status)

/** Why sending must stop until a person does something; undefined when waiting is enough. */
export function pauseFor(error: unknown): 'auth' | 'update' | undefined {
  if (!isCallFault(error)) return undefined
  if (error.status === 401 || error.status === 403) return 'auth'
  return error.status === 426 ? 'update' : undefined
}
