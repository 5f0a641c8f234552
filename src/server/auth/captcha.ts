import { sql } from 'kysely'
import svgCaptcha from 'svg-captcha'
import type { Database } from '../db/database'

/** How long a picture may be answered. */
const life = '5 minutes'

/** Draws a picture for the key a client chose, and remembers its answer in place of any earlier one. Answers a data URI. */
export async function drawCaptcha(db: Database, key: string): Promise<string> {
  const picture = svgCaptcha.create({ size: 4, noise: 2, ignoreChars: '0oO1ilI', width: 120, height: 40, background: '#F5F7FA' })
  await sql`delete from captcha where made < now() - ${life}::interval`.execute(db)
  await sql`insert into captcha (id, answer) values (${key}, ${picture.text.toLowerCase()}) on conflict (id) do update set answer = excluded.answer, made = now()`.execute(
    db,
  )
  return `data:image/svg+xml;base64,${Buffer.from(picture.data).toString('base64')}`
}

/** True when the picture of this key was read correctly. A picture can be answered once, rightly or wrongly. */
export async function readCaptcha(db: Database, key: string, answer: string): Promise<boolean> {
  const { rows } = await sql<{
    answer: string
  }>`delete from captcha where id = ${key} and made > now() - ${life}::interval returning answer`.execute(db)
  return rows[0]?.answer === answer.trim().toLowerCase()
}
