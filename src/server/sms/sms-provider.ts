import type { SmsPurpose } from '../../contract/system/ways-in/ways-in'

/** One message: a code for a mobile number. */
export type SmsMessage = { readonly phone: string; readonly code: string; readonly purpose: SmsPurpose }

/** Who carries text messages. `send` throws where a message was not taken; nobody waits for it. */
export type SmsProvider = { readonly send: (message: SmsMessage) => Promise<void> }

/** Writes messages where the server writes its own: for development, where whoever reads them owns the machine. */
const toConsole: SmsProvider = {
  send: async ({ phone, code, purpose }) => void process.stdout.write(`SMS to ${phone} (${purpose}): ${code}\n`),
}

/** The provider of that name; none where text messages are not sent at all. */
export const smsProviderOf = (name: 'none' | 'console'): SmsProvider | undefined => (name === 'console' ? toConsole : undefined)
