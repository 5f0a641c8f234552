import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse, refuseFields } from '../../contract/error'
import { type Beginning, housePath, longestHouseName } from '../../contract/system/house'
import { HouseSetting } from '../../contract/system/house-setting'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { emptyHouse } from './empty-house'
import { houseStanding } from './house-standing'
import { setupSteps } from './setup-steps'

const door = `${HouseSetting.name}:begin` as const
const ids = z.array(z.string().check(z.regex(/^[\w.:-]{1,64}$/))).check(z.maxLength(1000))
const beginning = z.object({ name: soundText(longestHouseName * 2), typed: soundText(longestHouseName * 2), keep: ids })

async function begin({ engine, session: { person }, input }: Call<Beginning>): Promise<null> {
  const { name: demonstration, demonstration: standing } = await houseStanding(engine, person.tenant)
  if (standing === 'none') refuse('house.own')
  const name = input.name.trim()
  if (name === '') refuseFields({ name: { code: 'field.required' } })
  if (name.length > longestHouseName) refuseFields({ name: { code: 'field.long', values: { max: longestHouseName } } })
  if (input.typed.trim() !== demonstration) refuseFields({ typed: { code: 'house.typed' } })
  await emptyHouse(engine, person.tenant, { name, keep: [...new Set([person.id, ...input.keep])] })
  return null
}

/** The house itself: whether it is a demonstration, and how it becomes one's own. */
export const houseRoutes: readonly Route[] = [
  route(`GET ${housePath}`, { door, input: z.object({}) }, ({ engine, session }) => houseStanding(engine, session.person.tenant)),
  route(`GET ${housePath}/steps`, { door, input: z.object({}) }, ({ engine, session }) => setupSteps(engine, session.person.tenant)),
  route(`POST ${housePath}/keep`, { door, input: z.object({}) }, async ({ engine, session }) => {
    await sql`update tenant set demo = 'kept' where id = ${session.person.tenant} and demo is not null`.execute(engine.databases.owner)
    return null
  }),
  route(`POST ${housePath}/begin`, { door, input: beginning, perMinute: 10 }, begin),
]
