import { apiBase } from '../wire/surroundings'

/** The address of the notice socket of a person. */
export function socketAddress(user: string, here = `${location.origin}${apiBase.startsWith('/') ? apiBase : ''}`): string {
  const base = /^https?:/.test(apiBase) ? apiBase : here
  return `${base.replace(/^http/, 'ws')}/websocket/${encodeURIComponent(user)}`
}
