import '../../contract/clients/online-errors'
import * as z from 'zod/mini'
import { resourceOf } from '../../contract/catalogue'
import { refuse, refuseFields } from '../../contract/error'
import { madeCode, madeName } from '../../contract/made/made-name'
import { madeLimits } from '../../contract/made/made-noun'
import { MadeNoun } from '../../contract/system/made-noun'
import { listed } from '../dict/dict-routes'
import { callIsAbout } from '../http/existing-client'
import { type Call, type Route, route } from '../http/route'
import { anything, soundText } from '../http/sound-input'
import { engineAskedAgain } from '../made/engine-of'
import { formPath } from '../online-form/form-routes'
import { findRow, getRow } from '../resource/list'
import { one } from '../resource/one-row'
import { addRow, editRow, several } from '../resource/routes'
import { writeForm } from '../resource/write'
import { nounOfTable } from '../system/wire-tables'
import { type Drawn, drawnDefinition } from './drawn-definition'
import { saidAt } from './drawn-field'
import { definitionOf, fieldsOf, headOf, indexesOf } from './form-heads'
import { formList } from './form-list'
import { refusedRoutes } from './refused-routes'

const path = '/online/cgform'
const [sees, adds, edits] = [`${MadeNoun.name}:list`, `${MadeNoun.name}:add`, `${MadeNoun.name}:edit`] as const
const rowOf = async ({ engine, session }: Call<unknown>, id: string): Promise<MadeNoun> =>
  // Which noun it is the call says.
  (await getRow(engine, session.person, MadeNoun, id)) as MadeNoun
const nounNamed = ({ session }: Call<unknown>, code: string): string => madeName(session.person.tenant, code)

/** Whether a form may be called that: 1, or -1 where another one is. */
async function isFree({ engine, session, input }: Call<{ readonly tbname: string; readonly id: string }>): Promise<1 | -1> {
  const { tbname, id } = input
  if (!madeCode.test(tbname)) refuse('made.code')
  return tbname !== id && (await findRow(engine, session.person, MadeNoun, tbname)) ? -1 : 1
}

const record = z.record(z.string(), z.unknown())
const id = z.string().check(z.maxLength(64))
const ids = z._default(z.union([z.string().check(z.maxLength(5000)), z.array(id).check(z.maxLength(100))]), '')
const drawnShape = z.object({
  head: record,
  fields: z.array(record).check(z.maxLength(100)),
  indexs: z._default(z.array(record).check(z.maxLength(100)), []),
  deleteFieldIds: ids,
  deleteIndexIds: ids,
})

/** What a drawn form makes of the definition there is. Rows of other tables below one, and designs of their own, are refused. */
function definedBy(call: Call<Drawn>, before: MadeNoun | undefined): string {
  const { engine, input } = call
  const { head } = input
  const code = saidAt(head, 'tableName')
  if (!['', '1'].includes(saidAt(head, 'tableType'))) refuse('online.unsupported', { place: 'head.tableType' })
  if (saidAt(head, 'isDesForm') === 'Y') refuse('online.unsupported', { place: 'head.isDesForm' })
  const nounOf = (table: string) => (table === code ? nounNamed(call, code) : nounOfTable(engine.catalogue, table).name)
  return JSON.stringify(drawnDefinition({ drawn: input, before: before && definitionOf(before), nounOf }))
}

/** Refuses a code that is none, or is taken. */
async function checkCode(call: Call<unknown>, code: string): Promise<void> {
  callIsAbout(call.request, MadeNoun.fields)
  if (!madeCode.test(code)) refuseFields({ code: { code: 'made.code' } })
  if (await findRow(call.engine, call.session.person, MadeNoun, code)) refuseFields({ code: { code: 'field.taken' } })
}

async function draw(call: Call<Drawn>): Promise<null> {
  const [title, code] = [saidAt(call.input.head, 'tableTxt'), saidAt(call.input.head, 'tableName')]
  await checkCode(call, code)
  const input = { code, title, titleEn: title, definition: definedBy(call, undefined), status: '1' }
  await addRow({ ...call, input }, MadeNoun)
  return null
}

async function drawAgain(call: Call<Drawn>): Promise<null> {
  callIsAbout(call.request, MadeNoun.fields)
  const { head } = call.input
  const before = await rowOf(call, saidAt(head, 'id'))
  const title = saidAt(head, 'tableTxt') || before.title
  if (saidAt(head, 'tableName') !== before.code) refuseFields({ code: { code: 'field.fixed' } })
  const titles = title === before.title ? {} : { title, titleEn: title }
  // The version somebody saw, so that nothing is drawn over what somebody else has drawn since.
  const rev = saidAt(head, 'tableVersion')
  await editRow({ ...call, input: { id: before.code, rev, ...titles, definition: definedBy(call, before) } }, MadeNoun)
  return null
}

/** Switches forms off, all or none: what they hold stays. */
async function switchOff(call: Call<unknown>, codes: readonly string[]): Promise<null> {
  if (codes.length > madeLimits.nouns) refuse('record.too-many', { max: madeLimits.nouns })
  for (const code of codes) await rowOf(call, code)
  const wanted = [...new Set(codes)].map((key) => ({ noun: MadeNoun.name, key, verb: 'edit', patch: { status: '0' } }))
  if (wanted.length > 0) await writeForm(call.engine, call.session.person, wanted)
  return null
}

/** Whether the table of a form stands as it is drawn: it is made with the definition, by whoever first needs it. */
async function isMadeYet(call: Call<{ readonly id: string }>): Promise<null> {
  const { code, status } = await rowOf(call, call.input.id)
  if (status !== '1') refuse('online.off')
  const engine = await engineAskedAgain(call.engine, call.session.person.tenant)
  if (!resourceOf(engine.catalogue, nounNamed(call, code))) refuse('server.busy')
  return null
}

async function copy(call: Call<{ readonly id: string; readonly tableName: string }>): Promise<null> {
  const { title, titleEn, definition } = await rowOf(call, call.input.id)
  await checkCode(call, call.input.tableName)
  await addRow({ ...call, input: { code: call.input.tableName, title, titleEn, definition, status: '1' } }, MadeNoun)
  return null
}

const ofHead = z.object({ headId: one.shape.id })

/** The calls of the pages that list and draw online forms: each is a definition of a noun, seen and changed by whoever may do that. */
export const designRoutes: readonly Route[] = [
  route(`GET ${path}/head/list`, { door: sees, input: anything }, formList),
  route(`GET ${path}/field/listByHeadId`, { door: sees, input: ofHead }, async (call) => fieldsOf(await rowOf(call, call.input.headId))),
  route(`GET ${path}/index/listByHeadId`, { door: sees, input: ofHead }, async (call) => indexesOf(await rowOf(call, call.input.headId))),
  route(`GET ${path}/head/tableInfo`, { door: sees, input: z.object({ code: one.shape.id }) }, async (call) => ({
    main: headOf(await rowOf(call, call.input.code), nounNamed(call, call.input.code)),
    sub: [],
  })),
  route(
    `GET ${formPath}/checkOnlyTable`,
    { door: sees, input: z.object({ tbname: soundText(64), id: z._default(soundText(64), '') }) },
    isFree,
  ),
  // Tables of the database are nobody's business here.
  route(`GET ${path}/head/queryTables/`, { door: sees, input: anything }, () => []),
  route(`POST ${formPath}/addAll`, { door: adds, input: drawnShape }, draw),
  route(`PUT ${formPath}/editAll`, { door: edits, input: drawnShape }, drawAgain),
  route(`POST ${formPath}/doDbSynch/:id/:way`, { door: sees, input: z.object({ ...one.shape, way: soundText(16) }) }, isMadeYet),
  route(`GET ${path}/head/copyOnlineTable/:id`, { door: adds, input: z.object({ ...one.shape, tableName: soundText(64) }) }, copy),
  ...['delete', 'removeRecord'].map((call) =>
    route(`DELETE ${path}/head/${call}`, { door: edits, input: one }, (said) => switchOff(said, [said.input.id])),
  ),
  route(`DELETE ${path}/head/deleteBatch`, { door: edits, input: several }, (call) => switchOff(call, listed(call.input.ids))),
  ...refusedRoutes,
]
