import type { Configuration } from '../configuration'
import { openProvider, type ThirdProvider } from './third-provider'

/** The providers a server is set up for, by source. */
export function providersOf({ oidc, publicUrl = '' }: Configuration): ReadonlyMap<string, ThirdProvider> {
  if (!oidc) return new Map()
  return new Map([[oidc.source, openProvider(oidc, `${publicUrl}/sys/thirdLogin/callback/${oidc.source}`)]])
}
