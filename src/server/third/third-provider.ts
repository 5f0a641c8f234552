import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { OidcPlace } from '../configuration'

/** Who somebody is there: `subject` stays the same, and is nobody else's. */
export type ThirdPerson = { readonly subject: string; readonly name: string }
/** What is remembered of somebody who was sent there, until they come back. */
export type Errand = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Somebody by whom people sign in with an account they have there. */
export type ThirdProvider = {
  /** Under which clients know it. */
  readonly source: string
  readonly name: string
  /** Where somebody is sent, and what to remember of it. Throws where the provider does not answer. */
  readonly send: () => Promise<{ readonly to: string; readonly errand: Errand }>
  /** Who came back to `address`. Throws where the errand is another one, or the provider vouches for nobody. */
  readonly takeBack: (address: URL, errand: Errand) => Promise<ThirdPerson>
}

/** Seconds the provider has for each answer. */
const patience = 10
const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(:\d+)?(\/|$)/

/** What the provider says of itself, asked for once it is needed, and again where it did not answer. */
function lately(place: OidcPlace): () => Promise<Configuration> {
  let known: Promise<Configuration> | undefined
  const execute = [enableNonRepudiationChecks, ...(loopback.test(place.issuer) ? [allowInsecureRequests] : [])]
  return () => {
    known ??= discovery(new URL(place.issuer), place.clientId, place.clientSecret, undefined, { execute, timeout: patience }).catch(
      (error: unknown) => {
        known = undefined
        throw error
      },
    )
    return known
  }
}

/** A provider of OpenID Connect, by code flow with PKCE, state and nonce. `back`: the one address it sends people back to, which is ours. */
export function openProvider(place: OidcPlace, back: string): ThirdProvider {
  const configuration = lately(place)
  return {
    source: place.source,
    name: place.name,
    async send() {
      const errand = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const to = buildAuthorizationUrl(await configuration(), {
        redirect_uri: back,
        scope: 'openid profile',
        code_challenge: await calculatePKCECodeChallenge(errand.verifier),
        code_challenge_method: 'S256',
        state: errand.state,
        nonce: errand.nonce,
      })
      return { to: to.href, errand }
    },
    async takeBack(address, { state, nonce, verifier }) {
      const told = await authorizationCodeGrant(await configuration(), address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = told.claims()
      if (!claims || claims.sub.length > 255) throw new Error('the provider told of nobody')
      const name = [claims.preferred_username, claims.name].find((one) => typeof one === 'string')
      return { subject: claims.sub, name: String(name ?? claims.sub).slice(0, 100) }
    },
  }
}
