import { useSession } from '../../session/session'
import { apiBase } from '../../wire/surroundings'

type Named = Readonly<Record<string, () => string>>

/** The only values an address in the menu may ask for. Nothing is ever evaluated. */
const named: Named = {
  token: () => useSession.getState().token ?? '',
  tenantId: () => useSession.getState().tenant,
  userId: () => useSession.getState().person?.id ?? '',
  username: () => useSession.getState().person?.username ?? '',
  apiBase: () => apiBase || location.origin,
  "window._CONFIG['domianURL']": () => apiBase || location.origin,
}

/** Fills `{{name}}` and `${name}` in an address. A name nobody knows becomes empty. */
export function resolvePlaceholders(address: string, values: Named = named): string {
  return address.replace(/\{\{\s*(.+?)\s*\}\}|\$\{\s*(\w+)\s*\}/g, (_, braces?: string, dollar?: string) => {
    const name = braces ?? dollar ?? ''
    return Object.hasOwn(values, name) ? (values[name]?.() ?? '') : ''
  })
}
