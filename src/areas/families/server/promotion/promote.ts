import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type ErrorCode, Refusal, refuse } from '../../../../contract/error'
import type { Person } from '../../../../server/auth/person'
import { isOwn } from '../../../../server/db/own-tenant'
import type { Engine } from '../../../../server/engine'
import { route } from '../../../../server/http/route'
import { soundText } from '../../../../server/http/sound-input'
import { type Wanted, writeWhole } from '../../../../server/resource/write'
import { promotePath, takeBackPath } from '../../promotion/promotion-paths'
import { Promotion } from '../../published/promotion'
import { PromotionChild } from '../../published/promotion-child'
import { PromotionClass } from '../../published/promotion-class'

const id = z.string().check(z.regex(/^[\w-]{8,40}$/))
const text = z.optional(z.nullable(z.string().check(z.maxLength(500))))
const whole = z.optional(z.nullable(z.int()))

const plan = z.object({
  id,
  fromYearId: z.string(),
  toYearName: z.string(),
  yearBegin: z.string(),
  yearEnd: z.string(),
  beginDate: z.string(),
  note: text,
  classes: z
    .array(
      z.object({
        fromClassId: text,
        graduates: z.boolean(),
        gradeLevel: text,
        name: text,
        room: text,
        capacity: whole,
        teachersFromId: text,
      }),
    )
    .check(z.maxLength(200)),
  children: z.array(z.object({ childId: z.string(), outcome: z.string(), toPlace: whole })).check(z.maxLength(2000)),
})

const add = (noun: string, key: string, patch: Wanted['patch']): Wanted => ({ noun, key, verb: 'add', patch, rev: 0 })

/** Whether a document of this id is posted. */
async function isPosted(engine: Engine, { tenant }: Person, key: string): Promise<boolean> {
  const { rows } = await sql`select 1 from promotion where ${isOwn} and id = ${key} and status = 'POSTED'`.execute(
    engine.databases.tenant(tenant),
  )
  return rows.length > 0
}

/** Posts a document with what is wanted for it, all or nothing, and says of the first that cannot be done what the rules say. One that is posted stands. */
async function postWith(engine: Engine, person: Person, key: string, before: readonly Wanted[]): Promise<{ id: string }> {
  try {
    await writeOrRefuse(engine, person, [...before, { noun: Promotion.name, key, verb: 'post', patch: {} }])
  } catch (error) {
    if (!(error instanceof Refusal) || !(await isPosted(engine, person, key))) throw error
  }
  return { id: key }
}

async function writeOrRefuse(engine: Engine, person: Person, wanted: readonly Wanted[]): Promise<void> {
  await writeWhole(engine, person, wanted, async (_batch, settled) => {
    const stopped = settled.find(({ outcome }) => outcome !== 'applied')
    if (!stopped) return
    // What an op was refused with is a code of the table it was told from.
    throw new Refusal((stopped.code ?? 'server.failed') as ErrorCode, { ...stopped.values }, stopped.problems as Refusal['problems'])
  })
}

/**
 * Moves a year up: one document with its lines, posted with them, all or none. Its id is the caller's, so that a call that is made again, because
 * its answer was lost, does nothing more.
 */
export const promote = route(`POST ${promotePath}`, { door: 'promotion:post', input: plan }, async ({ engine, session, input }) => {
  const { id: key, classes, children, ...document } = input
  const lineOf = (one: object, at: number) => ({ ...one, promotionId: key, place: at + 1 })
  return postWith(engine, session.person, key, [
    add(Promotion.name, key, document),
    ...classes.map((one, at) => add(PromotionClass.name, `${key}.c${at + 1}`, lineOf(one, at))),
    ...children.map((one, at) => add(PromotionChild.name, `${key}.k${at + 1}`, lineOf(one, at))),
  ])
})

type Told = { fromYearId: string; toYearName: string; yearBegin: string; yearEnd: string; beginDate: string }

/** Takes a posted one back, by a document of its own that says the same of years and days. */
export const takeBackCall = route(
  `POST ${takeBackPath}`,
  { door: 'promotion:post', input: z.object({ id, reversesId: soundText(64) }) },
  async ({ engine, session, input }) => {
    const { rows } = await sql<Told>`select from_year_id as "fromYearId", to_year_name as "toYearName", year_begin::text as "yearBegin",
      year_end::text as "yearEnd", begin_date::text as "beginDate" from promotion where ${isOwn} and not gone and id = ${input.reversesId}`.execute(
      engine.databases.tenant(session.person.tenant),
    )
    const [told] = rows
    if (!told) refuse('record.gone')
    return postWith(engine, session.person, input.id, [add(Promotion.name, input.id, { ...told, reversesId: input.reversesId })])
  },
)
