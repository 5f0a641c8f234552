import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { type SmsPurpose, smsPause } from '../../contract/system/ways-in/ways-in'
import type { Engine } from '../engine'

/** A code is good for so long, and looked at so often. */
const life = '5 minutes'
const mostTries = 5
/** Most messages in a day, to one number and asked for at one address: a house shares one. */
const mostOfNumber = 10
const mostOfAddress = 60

/** A number, and what a code for it opens. */
export type Opened = { readonly phone: string; readonly purpose: SmsPurpose }

/** Counts a message before it is known whether there is anybody to get it. Refuses with `input.slow-down` where too many were asked for. */
async function countMessage({ databases }: Engine, phone: string, from: string): Promise<void> {
  const [number, address] = [`phone ${phone}`, `address ${from}`]
  const isFree = await databases.owner.transaction().execute(async (db) => {
    for (const one of [number, address]) await sql`select pg_advisory_xact_lock(hashtextextended(${one}, 97))`.execute(db)
    await sql`delete from sms_sent where at < now() - interval '1 day'`.execute(db)
    await sql`delete from sms_code where made < now() - ${life}::interval`.execute(db)
    const { rows } = await sql<{ number: string; address: string; late: string }>`select
      count(*) filter (where guarded = ${number}) as number, count(*) filter (where guarded = ${address}) as address,
      count(*) filter (where guarded = ${number} and at > now() - ${smsPause} * interval '1 second') as late
      from sms_sent where guarded in (${number}, ${address})`.execute(db)
    const [found] = rows
    if (Number(found?.late) > 0 || Number(found?.number) >= mostOfNumber || Number(found?.address) >= mostOfAddress) return false
    await sql`insert into sms_sent (guarded) values (${number}), (${address})`.execute(db)
    return true
  })
  if (!isFree) refuse('input.slow-down')
}

const printOf = ({ vault }: Engine, { phone, purpose }: Opened, code: string): string =>
  vault.print(`sms ${purpose} ${phone} ${code.trim()}`)

/**
 * Makes a code and has it sent where `isKnown`. What is done, counted and answered is the same for every number, and nobody waits for the
 * provider, so neither the answer nor its time tells whether somebody has it. `from`: the address it is asked for at.
 */
export async function sendCode(engine: Engine, opened: Opened, from: string, isKnown: () => Promise<boolean>): Promise<void> {
  const { sms } = engine
  if (!sms) refuse('sms.none')
  const { phone, purpose } = opened
  await countMessage(engine, phone, from)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const wanted = await isKnown()
  // A code nobody was sent opens nothing: it is the print of no six digits.
  const print = printOf(engine, opened, wanted ? code : `none ${code}`)
  await sql`insert into sms_code (phone, purpose, print) values (${phone}, ${purpose}, ${print})
    on conflict (phone, purpose) do update set print = excluded.print, tries = 0, made = now()`.execute(engine.databases.owner)
  if (wanted) sms.send({ phone, code, purpose }).catch((error: Error) => engine.log.error(`no text message: ${error.message}`))
}

/** Looks at a code, which is counted whether it is right or not. Refuses with `sms.wrong` what is not, what is too old, and what was tried too often. */
export async function checkCode(engine: Engine, opened: Opened, code: string): Promise<void> {
  if (!engine.sms) refuse('sms.none')
  const { rows } = await sql<{ print: string }>`update sms_code set tries = tries + 1
    where phone = ${opened.phone} and purpose = ${opened.purpose} and tries < ${mostTries} and made > now() - ${life}::interval
    returning print`.execute(engine.databases.owner)
  if (rows[0]?.print !== printOf(engine, opened, code)) refuse('sms.wrong')
}

/** Uses up a code that was looked at. Refuses whoever comes second. */
export async function spendCode(engine: Engine, opened: Opened, code: string): Promise<void> {
  const { rows } = await sql`delete from sms_code where phone = ${opened.phone} and purpose = ${opened.purpose}
    and print = ${printOf(engine, opened, code)} returning 1`.execute(engine.databases.owner)
  if (rows.length === 0) refuse('sms.wrong')
}
