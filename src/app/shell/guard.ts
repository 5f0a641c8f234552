export const loginPath = '/user/login'
/** Stands for the login page. */
const door = '/user'
export const homePath = '/dashboard/analysis'

/** Pages of whoever has no account, or no password any more. */
export const registerPath = '/user/register'
export const registerResultPath = '/user/register-result'
export const alterationPath = '/user/alteration'

/** Where apps people write to each other in bring them to sign in. */
export const outsidePath = '/oauth2-app/login'

/** Paths that need no sign-in. */
export const publicPaths: readonly string[] = [
  loginPath,
  registerPath,
  registerResultPath,
  alterationPath,
  '/oauth2-app',
  outsidePath,
  '/404',
]

export type Situation = {
  readonly signedIn: boolean
  readonly permissions: 'none' | 'ready' | 'failed'
  readonly path: string
  /** Path, query and fragment, as the address shows them. */
  readonly fullPath: string
  /** Where a person wanted to go when they were sent to the login page. */
  readonly redirect?: string | null
}

export type Verdict = { readonly go: string } | { readonly leave: string } | 'load' | 'show'

const toLogin = (path: string, fullPath: string) =>
  fullPath === '/' || path === door ? loginPath : `${loginPath}?redirect=${encodeURIComponent(fullPath)}`

/**
 * What becomes of an intent to see `path`: show it, first load what the person may do, go elsewhere, or end the sign-in
 * and go to the login page, which then leads back.
 */
export function guard({ signedIn, permissions, path, fullPath, redirect }: Situation): Verdict {
  if (!signedIn) return publicPaths.includes(path) ? 'show' : { go: toLogin(path, fullPath) }
  if (path === loginPath || path === door) return { go: afterLogin(redirect ?? null) }
  if (permissions === 'failed') return { leave: toLogin(path, fullPath) }
  return permissions === 'none' ? 'load' : 'show'
}

/** Where to go after signing in. Only a path of this app: an address from outside must not lead a person away. */
export function afterLogin(redirect: string | null): string {
  return redirect && /^\/(?![/\\])/.test(redirect) && !redirect.startsWith(loginPath) ? redirect : homePath
}
