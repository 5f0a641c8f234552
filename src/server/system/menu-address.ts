import type { Configuration } from '../configuration'

/** Names clients fill in with the address of this server, with who is signed in, and with the sign-in itself. */
const ours = ['apiBase', "window._CONFIG['domianURL']"]
const plain = ['tenantId', 'userId', 'username']
const secret = 'token'

const placeholder = /(\{\{[^{}]*\}\}|\$\{[^{}]*\})/
const self = 'self.invalid'

const nameOf = (part: string): string => part.replace(/^(\{\{|\$\{)\s*|\s*\}\}?$/g, '')

/** Whether an address leads to this server, or to one whose pages may act for whoever opens them. */
function isTrusted(parts: readonly string[], { publicUrl, tokenHosts }: Configuration): boolean {
  const filled = parts.map((part, at) => (at % 2 === 0 ? part : ours.includes(nameOf(part)) ? `https://${self}` : 'x')).join('')
  if (!URL.canParse(filled)) return false
  const { protocol, host } = new URL(filled)
  return /^https?:$/.test(protocol) && [self, publicUrl && new URL(publicUrl).host, ...tokenHosts].includes(host)
}

/**
 * The address of a page of another system as clients may be given it. Existing clients evaluate whatever stands between `{{` and `}}`, so
 * only known names stay; the one for the sign-in stays where the address is this server's or one of `TOKEN_HOSTS`.
 */
export function menuAddress(address: string, configuration: Configuration): string {
  const parts = address.split(placeholder).map((part, at) => (at % 2 === 0 ? part.replace(/[{}]/g, '') : part))
  const known = [...ours, ...plain, ...(isTrusted(parts, configuration) ? [secret] : [])]
  return parts.filter((part, at) => at % 2 === 0 || known.includes(nameOf(part))).join('')
}
