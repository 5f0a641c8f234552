import { ownAccountPath } from './own-account'

/** Calls of a person about their own second step. */
export const secondFactorPath = `${ownAccountPath}/secondFactor`

/** Whether an account asks for a code of six digits after the password, since when, and how many recovery codes it has left. */
export type SecondFactor = { readonly isOn: boolean; readonly since: string | null; readonly left: number }

/** What an app is set up with. `secret` is for whoever types it; `address` is what a QR code holds. */
export type SecondFactorSetup = { readonly secret: string; readonly address: string }

/** Recovery codes, each good for one sign-in. They are told once. */
export type RecoveryCodes = { readonly codes: readonly string[] }
