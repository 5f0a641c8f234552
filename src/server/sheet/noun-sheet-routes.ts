import * as z from 'zod/mini'
import { resourceOf } from '../../contract/catalogue'
import { refuse } from '../../contract/error'
import { say } from '../../contract/label'
import { mostOfNoun, nounSheetPath, type SheetPortion, type ToldNounSheet } from '../../contract/sheet/checked-sheet'
import { columnsOf } from '../../contract/sheet/sheet-template'
import { may } from '../auth/person'
import { asFile } from '../excel/as-file'
import { largestSheet } from '../excel/read-sheet'
import { answer } from '../http/envelope'
import { type Call, type Route, route } from '../http/route'
import { bringLines, checkSheet } from './check-sheet'
import { templateOfNoun } from './noun-template'
import type { SheetUse } from './read-lines'
import { portion, told } from './sheet-routes'
import { templateFile } from './template-file'

/** Part of the address. No field has a name that begins so. */
const named = { _noun: z.string().check(z.maxLength(64)) }
type Named = { readonly _noun: string }
const byName = z.object(named)
const lines = z.object({ ...named, ...portion(mostOfNoun).shape })

/** The sheet of the noun a call names, for whoever may add such rows. */
function aimedSheet({ engine, session: { person }, input: { _noun: noun } }: Call<Named>): SheetUse {
  const resource = resourceOf(engine.catalogue, noun) ?? refuse('noun.unknown', { noun })
  if (!resource.verbs.includes('add')) refuse('path.unknown')
  if (!may(person, noun, 'add')) refuse('access.denied')
  return { engine, person, template: templateOfNoun(resource, person) }
}

function toldOf(call: Call<Named>): ToldNounSheet {
  const { template } = aimedSheet(call)
  const unique = columnsOf(template).filter(({ facts }) => facts.unique)
  return { ...told(template), unique: unique.map(({ label }) => label) }
}

const bytesIn = ({ request }: Call<unknown>): Buffer => (Buffer.isBuffer(request.body) ? request.body : refuse('excel.unreadable'))

/** What was read, as it came from the process that read it: nobody waits while it is unpacked and packed again. */
async function readFile(call: Call<Named>) {
  aimedSheet(call)
  const { headings, parts } = await call.engine.sheets.read(bytesIn(call))
  const { result: _, ...head } = answer(null)
  const between = parts.flatMap((part, at) => (at === 0 ? [part] : [Buffer.from(','), part]))
  const begin = `${JSON.stringify(head).slice(0, -1)},"result":{"headings":${JSON.stringify(headings)},"parts":[`
  return call.reply.type('application/json').send(Buffer.concat([Buffer.from(begin), ...between, Buffer.from(']}}')]))
}

const bytes = { door: 'signed-in', input: byName, takes: 'bytes', bodyLimit: largestSheet, perMinute: 20 } as const
const said = { door: 'signed-in', input: lines, bodyLimit: largestSheet, perMinute: 600 } as const
const portionOf = ({ input: { headings, lines: given } }: Call<z.infer<typeof lines>>): SheetPortion => ({ headings, lines: given })

/**
 * The calls of the sheet every noun has: what it is, the file to fill in, reading what was filled in, a look at some of its lines, writing some, and
 * rows of cells as a file, which is what was left out with the reasons. A sheet of any length is looked at and written some lines at a time, so
 * that whoever brings it can stop, and nobody else waits.
 */
export const nounSheetRoutes: readonly Route[] = [
  route(`GET ${nounSheetPath}/:_noun`, { door: 'signed-in', input: byName }, toldOf),
  route(`GET ${nounSheetPath}/:_noun/template`, { door: 'signed-in', input: byName, perMinute: 20 }, async (call) => {
    const use = aimedSheet(call)
    return asFile(call, `${say(use.template.label, call.language)}.xlsx`, await templateFile(use, call.language))
  }),
  route(`POST ${nounSheetPath}/:_noun/read`, bytes, readFile),
  route(`POST ${nounSheetPath}/:_noun/look`, said, (call) => checkSheet(aimedSheet(call), portionOf(call))),
  route(`POST ${nounSheetPath}/:_noun/import`, said, (call) => bringLines(aimedSheet(call), portionOf(call))),
  route(`POST ${nounSheetPath}/:_noun/left`, bytes, async (call) => {
    const { template } = aimedSheet(call)
    return asFile(call, `${say(template.label, call.language)}.xlsx`, await call.engine.sheets.write([bytesIn(call)], 'xlsx'))
  }),
]
