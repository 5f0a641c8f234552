import { apiBase } from '../wire/surroundings'

/** The address of a socket of a person: that of notices, or with `page` that of a table. */
export function socketAddress(user: string, page?: string, here = `${location.origin}${apiBase.startsWith('/') ? apiBase : ''}`): string {
  const base = (/^https?:/.test(apiBase) ? apiBase : here).replace(/^http/, 'ws')
  const of = encodeURIComponent(user)
  return page === undefined ? `${base}/websocket/${of}` : `${base}/vxeSocket/${of}/${encodeURIComponent(page)}`
}
