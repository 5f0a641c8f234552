import { sql } from 'kysely'
import type { Catalogue } from '../../../contract/catalogue'
import type { Numbering } from '../../../contract/fields/numbering'
import { columnOf, tableOf } from '../../db/column'
import type { Db } from '../../db/database'
import { isOwn, ownTenant } from '../../db/own-tenant'
import type { Batch } from '../batch'
import type { StagedRow, Staging } from '../staging'

/** A row that is to have its number in a field. */
type Due = { readonly noun: string; readonly id: string; readonly field: string; readonly numbering: Numbering }
/** What counts by itself: a field's numbers of one period. */
type Series = { readonly series: string; readonly period: string; readonly due: readonly [Due, ...Due[]] }

const counter = /\{(0*1)\}$/

/** What stands before the counter on a day of eight digits: a period's form is as many of them as it is long. */
const before = ({ pattern }: Numbering, day: string): string =>
  pattern.replace(counter, '').replace(/\{(yyyy(?:MM(?:dd)?)?)\}/g, (_, form: string) => day.slice(0, form.length))

/** A number as it is written. */
const written = (numbering: Numbering, day: string, count: number): string =>
  `${before(numbering, day)}${String(count).padStart(counter.exec(numbering.pattern)?.[1]?.length ?? 1, '0')}`

const digits = { never: 0, year: 4, month: 6, day: 8 } as const

function dueOf({ resources, flows }: Catalogue, { noun, id, stored }: StagedRow): Due[] {
  if (stored.gone) return []
  const flow = flows[noun]
  const state = flow && String(stored[columnOf(flow.field)] ?? flow.start)
  return Object.entries(resources[noun]?.fields ?? {}).flatMap(([field, { numbering }]) =>
    numbering && !stored[columnOf(field)] && !numbering.drafts?.includes(state ?? '') ? [{ noun, id, field, numbering }] : [],
  )
}

function seriesOf(due: readonly Due[], day: string): Series[] {
  const found = new Map<string, [Due, ...Due[]]>()
  for (const one of due) {
    const name = JSON.stringify([`${one.noun}.${one.field}`, day.slice(0, digits[one.numbering.resets])])
    const others = found.get(name)
    if (others) others.push(one)
    else found.set(name, [one])
  }
  return [...found].map(([name, all]) => {
    const [series, period] = JSON.parse(name) as [string, string]
    return { series, period, due: all }
  })
}

/** The greatest number there is of a series that is counted for the first time: its rows may have come numbered, as those a house begins with do. */
async function greatest(db: Db, { noun, field, numbering }: Due, day: string): Promise<number> {
  const [column, lead] = [sql.ref(columnOf(field)), before(numbering, day)]
  const tail = sql`substr(${column}, ${lead.length + 1}::integer)`
  const { rows } = await sql<{
    greatest: string
  }>`select coalesce(max(case when ${tail} ~ '^[0-9]{1,15}$' then ${tail}::bigint end), 0) as greatest
    from ${sql.table(tableOf(noun))} where ${isOwn} and starts_with(${column}, ${lead})`.execute(db)
  return Number(rows[0]?.greatest ?? 0)
}

/** Takes as many numbers of a series as are due, and answers the one before the first. Whoever else wants one waits for the commit. */
async function take(db: Db, { series, period, due }: Series, day: string): Promise<number> {
  const { rows } = await sql<{ last: string; is_new: boolean }>`insert into number_series (tenant_id, series, period, last)
    values (${ownTenant}, ${series}, ${period}, ${due.length})
    on conflict (tenant_id, series, period) do update set last = number_series.last + excluded.last
    returning last, xmax = 0 as is_new`.execute(db)
  const [taken] = rows
  if (!taken?.is_new) return Number(taken?.last) - due.length
  const first = await greatest(db, due[0], day)
  if (first > 0)
    await sql`update number_series set last = last + ${first} where ${isOwn} and series = ${series} and period = ${period}`.execute(db)
  return first
}

async function stageNumber(staging: Staging, { noun, id, field }: Due, number: string): Promise<void> {
  const stored = await staging.get(noun, id)
  // Under no version: nobody else can write it, so it never stands against what somebody wants of the row.
  if (stored) await staging.stage(noun, id, { ...stored, [columnOf(field)]: number })
  staging.keep()
}

/**
 * Gives the rows of a batch the numbers that are due. It is done when nothing of the batch can be refused any more, and in its transaction:
 * what does not come to stand has used no number, and the order of the numbers is the order of commits.
 */
export async function giveNumbers(db: Db, { catalogue, staging, now }: Batch): Promise<void> {
  const due = staging.rows().flatMap((row) => dueOf(catalogue, row))
  if (due.length === 0) return
  const day = now.slice(0, 10).replaceAll('-', '')
  // In one order, so that two batches never wait for one another.
  for (const one of seriesOf(due, day).sort((a, b) => (a.series < b.series ? -1 : 1))) {
    const first = await take(db, one, day)
    for (const [at, row] of one.due.entries()) await stageNumber(staging, row, written(row.numbering, day, first + at + 1))
  }
}
