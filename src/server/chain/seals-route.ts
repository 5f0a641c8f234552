import { sql } from 'kysely'
import * as z from 'zod/mini'
import { resourceOf } from '../../contract/catalogue'
import { isDay } from '../../contract/check'
import { refuse } from '../../contract/error'
import type { DayRoot, RecordSeal } from '../../contract/sync/chain'
import { may } from '../auth/person'
import { type Route, route } from '../http/route'
import { getRow } from '../resource/list'

const asked = z.object({ noun: z.string().check(z.maxLength(41)), id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)) })

/** The record hashes of a row, for whoever may see it: what a label prints that was not made on this device. */
export const sealsRoute: Route = route(
  'GET /chain/:noun/:id',
  { door: 'signed-in', input: asked },
  async ({ engine, session, input }): Promise<readonly RecordSeal[]> => {
    const { noun, id } = input
    const resource = resourceOf(engine.catalogue, noun)
    if (!resource) refuse('noun.unknown', { noun })
    if (!may(session.person, noun, 'list')) refuse('access.denied')
    await getRow(engine, session.person, resource, id)
    const { rows } = await sql<RecordSeal>`select op_id as op, hash, made_at as at, received from record_seal
      where noun = ${noun} and row_id = ${id} and outcome = 'applied' order by place limit 500`.execute(
      engine.databases.tenant(session.person.tenant),
    )
    return rows
  },
)

const day = z.string().check(z.refine((text) => isDay(String(text))))

/** The roots of past days, for printing on the day's papers, where nobody can change them any more. At most a year of them. */
export const daysRoute: Route = route(
  'GET /chain/days',
  { door: 'signed-in', input: z.object({ from: day, to: day }) },
  async ({ engine, session, input }): Promise<readonly DayRoot[]> => {
    const { rows } = await sql<DayRoot>`select day, count, root, signature from day_root
      where day between ${input.from}::date and ${input.to}::date order by day desc limit 366`.execute(
      engine.databases.tenant(session.person.tenant),
    )
    return rows
  },
)
