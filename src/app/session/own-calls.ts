import { useSession } from './session'

/** Makes a call to the server one that throws status 401 while the page holds another sign-in. */
export type OwnCalls = <A extends readonly unknown[], R>(call: (...asked: A) => Promise<R>) => (...asked: A) => Promise<R>

/**
 * Calls of one person, and of nobody else: a call is made under whatever sign-in the page holds, and that may be another person's before
 * the engine of the one before has come to its end.
 */
export const ownCalls =
  (tenant: string, user: string): OwnCalls =>
  (call) =>
  (...asked) => {
    const now = useSession.getState()
    const isOwn = now.person?.id === user && now.tenant === tenant
    return isOwn ? call(...asked) : Promise.reject({ status: 401 })
  }
