import { sql } from 'kysely'
import webPush from 'web-push'
import type { Vault } from '../auth/vault'
import type { Configuration } from '../configuration'
import type { Database } from '../db/database'

/** With what messages are signed (VAPID), and whom a push service may write to about them. */
export type Push = {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
  /** Push services on this machine are allowed, for tests. */
  readonly loopback: boolean
}

type Kept = { readonly public_key: string; readonly private_key: string }

/** Where only this machine gets in, somebody tries the product out, and nobody will ever have to be written to. */
const isTriedOut = ({ host, publicUrl }: Configuration): boolean => publicUrl === undefined && /^(127\.[\d.]+|::1|localhost)$/.test(host)
const anybody = 'mailto:nobody@example.com'

/** A contact push services accept: made-up ones are answered with 403 by some. Without one nothing is sent. */
const subjectOf = (configuration: Configuration): string | undefined => {
  const { pushContact, publicUrl } = configuration
  return pushContact ?? (publicUrl?.startsWith('https://') ? publicUrl : isTriedOut(configuration) ? anybody : undefined)
}

/**
 * The keys of this installation, made at its first start and kept with the private one sealed. Devices are bound to them, so they are
 * part of a backup and never change. Undefined where push messages are off.
 */
export async function openPush(
  configuration: Configuration,
  db: Database,
  vault: Vault,
  log: (line: string) => void,
): Promise<Push | undefined> {
  const made = webPush.generateVAPIDKeys()
  await sql`insert into push_key (name, public_key, private_key) values ('vapid', ${made.publicKey}, ${vault.seal(made.privateKey)}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<Kept>`select public_key, private_key from push_key where name = 'vapid'`.execute(db)
  const privateKey = vault.open(rows[0]?.private_key ?? '')
  const subject = subjectOf(configuration)
  if (subject && !privateKey) log('push messages are off: their key was sealed with another SECRET_KEY')
  if (!subject || !rows[0] || !privateKey) return undefined
  return { subject, publicKey: rows[0].public_key, privateKey, loopback: configuration.pushLoopback }
}
