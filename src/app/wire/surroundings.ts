import type { Language } from '../../contract/label'
import { recall } from '../session/storage'

/** What every call needs to know of the person in front of the screen. */
export type Surroundings = {
  readonly token: () => string | undefined
  readonly tenant: () => string
  readonly language: () => Language
  /** The server no longer knows the token that was sent, and said so with this HTTP status. */
  readonly expired: (status: number) => void
}

const nobody: Surroundings = { token: () => undefined, tenant: () => '0', language: () => 'zh-CN', expired: () => undefined }
let now = nobody

/** Tells all later calls who is asking. The session calls this once at start. */
export function callAs(given: Surroundings): void {
  now = given
}

export const surroundings = (): Surroundings => now

/** First part of every address; empty when the server that sent the page also answers its calls. Whoever works on the app may name another one. */
export const apiBase: string = (import.meta.env.DEV && recall<string>('API_ADDRESS')) || (import.meta.env.VITE_API_BASE_URL ?? '')
