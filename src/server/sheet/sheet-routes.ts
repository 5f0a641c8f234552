import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { say } from '../../contract/label'
import { mostTogether, type SheetPortion, sheetPath, type ToldTemplate } from '../../contract/sheet/checked-sheet'
import { askedOf, columnsOf, type SheetTemplate } from '../../contract/sheet/sheet-template'
import { may } from '../auth/person'
import { asFile } from '../excel/as-file'
import { placesOf } from '../excel/headings'
import { rowsOfPart } from '../excel/open-sheets'
import { largestSheet } from '../excel/read-sheet'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { checkUnused } from '../resource/choices'
import { removeTogether } from '../resource/write'
import { bringLines, checkSheet } from './check-sheet'
import type { SheetUse } from './read-lines'
import { markedFile, templateFile } from './template-file'

/** Most bytes of lines that come back. */
const largest = 4_000_000
/** Most rows of a sheet that is looked at in one call. */
const mostRows = 500
/** Most rows that are taken back together. */
const mostUndone = 5000

/** Most characters of a cell, as spreadsheets have it. */
const longestCell = 32_767
const texts = z.array(soundText(longestCell)).check(z.maxLength(200))
/** Lines that come back, at most so many. */
export const portion = (most: number) =>
  z.object({
    headings: texts,
    lines: z.array(z.object({ line: z.int().check(z.gte(1), z.lte(1_000_000)), cells: texts })).check(z.maxLength(most)),
  })
/** A whole sheet, of which one line was put right. */
const asking = z.extend(portion(mostRows), { asked: z.int() })
const added = z.object({
  rows: z
    .array(z.object({ noun: z.string().check(z.maxLength(40)), id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)) }))
    .check(z.maxLength(mostUndone)),
})

/** Whoever brings a sheet may add rows of each noun it brings. */
function useOf({ engine, session: { person } }: Call<unknown>, template: SheetTemplate): SheetUse {
  if (!template.parts.every(({ resource }) => may(person, resource.name, 'add'))) refuse('access.denied')
  return { engine, person, template }
}

export const told = (template: SheetTemplate): ToldTemplate => ({
  name: template.name,
  label: template.label,
  about: template.about,
  headings: askedOf(template).map((column) => column.label),
})

/** Takes rows of an import back, all or none of a noun at a time, once nothing else refers to any of them. */
async function undo(
  { engine, session: { person } }: SheetUse & Call<unknown>,
  template: SheetTemplate,
  rows: z.infer<typeof added>['rows'],
) {
  const nouns = [...new Set(template.parts.map(({ resource }) => resource.name))].reverse()
  if (rows.some(({ noun }) => !nouns.includes(noun))) refuse('input.malformed')
  // What came last goes first: rules that hold between rows of one noun let them go in that order.
  const going = Object.fromEntries(nouns.map((noun) => [noun, rows.flatMap((row) => (row.noun === noun ? [row.id] : [])).reverse()]))
  if (!nouns.every((noun) => going[noun]?.length === 0 || may(person, noun, 'remove'))) refuse('access.denied')
  const db = engine.databases.tenant(person.tenant)
  for (const { noun, id } of rows) await checkUnused(db, engine.catalogue, noun, id, going)
  for (const noun of nouns) {
    const ids = going[noun] ?? []
    for (let at = 0; at < ids.length; at += 200) await removeTogether(engine, person, noun, ids.slice(at, at + 200))
  }
}

/** The calls of one template: what it is, the file to fill in, a look at what was filled in and at a line put right, writing it, and taking it back. */
export function sheetRoutes(template: SheetTemplate): Route[] {
  const path = `${sheetPath}/${template.name}` as const
  const door = `${template.parts[0].resource.name}:add` as const
  const named = (call: Call<unknown>, more = '') => `${say(template.label, call.language)}${more}.xlsx`
  return [
    route(`GET ${path}`, { door, input: z.object({}) }, (call) => told(useOf(call, template).template)),
    route(`GET ${path}/template`, { door, input: z.object({}), perMinute: 20 }, async (call) =>
      asFile(call, named(call), await templateFile(useOf(call, template), call.language)),
    ),
    route(`POST ${path}/check`, { door, input: z.object({}), takes: 'bytes', bodyLimit: largestSheet, perMinute: 20 }, async (call) => {
      const use = useOf(call, template)
      const { headings, count, parts } = await call.engine.sheets.read(
        Buffer.isBuffer(call.request.body) ? call.request.body : refuse('excel.unreadable'),
      )
      if (count > mostRows) refuse('record.too-many', { max: mostRows })
      return checkSheet(use, { headings, lines: parts.flatMap(rowsOfPart) })
    }),
    route(`POST ${path}/look`, { door, input: asking, bodyLimit: largest, perMinute: 120 }, (call) =>
      checkSheet(useOf(call, template), call.input, call.input.asked),
    ),
    route(`POST ${path}/marked`, { door, input: portion(mostRows), bodyLimit: largest, perMinute: 20 }, async (call) => {
      const use = useOf(call, template)
      const { lines } = await checkSheet(use, call.input)
      return asFile(call, named(call), await markedFile(use, lines, placesOf(columnsOf(template), call.input.headings), call.language))
    }),
    route(`POST ${path}/import`, { door, input: portion(mostTogether), bodyLimit: largest, perMinute: 120 }, (call) =>
      bringLines(useOf(call, template), call.input satisfies SheetPortion),
    ),
    route(`POST ${path}/undo`, { door, input: added, bodyLimit: 1_000_000, perMinute: 20 }, async (call) => {
      await undo({ ...call, ...useOf(call, template) }, template, call.input.rows)
      return null
    }),
  ]
}
