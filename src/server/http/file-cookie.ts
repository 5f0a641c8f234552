import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'file-token'
/** Where it is sent: to files, and to nothing that changes anything; also under the base existing clients use. */
const places = ['/sys/common/static', '/jeecg-boot/sys/common/static'] as const

/** The sign-in that came in the cookie of files; empty where there is none. */
export function tokenInCookie({ headers: { cookie = '' } }: FastifyRequest): string {
  const given = cookie.split(/; */).find((one) => one.startsWith(`${name}=`))
  return given?.slice(name.length + 1) ?? ''
}

const setting = (token: string, path: string, age: number, isSecure: boolean) =>
  `${name}=${token}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

/**
 * Lets the browser of whoever has this token ask for files within a text, where nobody can send headers. No script reads it, and it is good for
 * as long as the token is. An empty token takes it back.
 */
export function tellFileCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const age = token === '' ? 0 : 7 * 86_400
  const isSecure = request.protocol === 'https'
  for (const path of places) reply.header('set-cookie', setting(token, path, age, isSecure))
}
