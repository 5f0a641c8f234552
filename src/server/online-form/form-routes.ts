import '../../contract/clients/online-errors'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import type { Resource } from '../../contract/resource'
import { askingOf } from '../dict/dict-routes'
import { exportFile, formOptions, importFile } from '../excel/excel-routes'
import { type Call, type Route, route } from '../http/route'
import { anything } from '../http/sound-input'
import { aimedNoun, fieldsRoute, named } from '../made/aimed-noun'
import { one } from '../resource/one-row'
import { addRow, editRow, listRows, readRow, removeRows, several } from '../resource/routes'
import { askedSheet } from './asked-sheet'
import { formColumns } from './form-columns'
import { formItem } from './form-item'
import { formQuery } from './form-query'
import { formRow, offeredPart } from './form-record'
import { linkedAsked, linkedOptions } from './linked-options'
import { treeLevel } from './tree-level'

type Input = Readonly<Record<string, unknown>>

export const formPath = '/online/cgform/api'

/** A page of a list. Such a client knows its lines by `jeecg_row_key`: without it what was chosen is a number, and none of the rows. */
const page = async (call: Call<Input>, resource: Resource) => {
  const { records, ...rest } = await listRows(call, resource)
  return { ...rest, records: records.map((row) => ({ ...formRow(resource, row), jeecg_row_key: row.id })) }
}

const query = (call: Call<Input>, resource: Resource) => formQuery(askingOf(call), resource)

const columns = (call: Call<Input>, resource: Resource) => formColumns(askingOf(call), resource)
const item = (call: Call<Input>, resource: Resource) => formItem(askingOf(call), resource)

/** The record a call brings: what stands in its address is about the form. */
const broughtBy = ({ request }: Call<Input>): Input => (request.body ?? {}) as Input

/** The row a form describes; answers its id. */
async function add(call: Call<Input>, resource: Resource): Promise<string> {
  const input = offeredPart(askingOf(call), resource, broughtBy(call))
  return (await addRow({ ...call, input }, resource)).id
}

/** A record as it was listed, with what was changed in it. */
async function edit(call: Call<Input>, resource: Resource): Promise<string> {
  const said = broughtBy(call)
  const input = { ...offeredPart(askingOf(call), resource, said), id: said.id, rev: said.rev }
  return (await editRow({ ...call, input }, resource)).id
}

const sheet = (call: Call<Input>, resource: Resource) => exportFile({ ...call, input: { ...askedSheet(call.input) } }, resource)

/** A record by its id in the address. */
const readOne = route(
  `GET ${formPath}/form/:_noun/:id`,
  { door: 'signed-in', input: z.object({ ...one.shape, ...named }) },
  async (call) => {
    const { engine, resource } = await aimedNoun(call, call.input._noun, 'list')
    return formRow(resource, await readRow({ ...call, engine }, resource))
  },
)

/** One record or several, with commas between their ids. */
const remove = route(
  `DELETE ${formPath}/form/:_noun/:id`,
  { door: 'signed-in', input: z.object({ id: several.shape.ids, ...named }) },
  async (call) => {
    const { engine, resource } = await aimedNoun(call, call.input._noun, 'remove')
    return removeRows({ ...call, engine, input: { ids: call.input.id } }, resource)
  },
)

/** Rows from a sheet. The dialog of such pages looks for the address of what was not taken where others look for more. */
const bring = route(`POST ${formPath}/importXls/:_noun`, { door: 'signed-in', ...formOptions, input: z.object(named) }, async (call) => {
  const { engine, resource } = await aimedNoun(call, call.input._noun, 'add')
  return importFile({ ...call, engine }, resource, (said) => ({ ...said, result: said.result?.fileUrl ?? null }))
})

/** The calls of the pages that show online forms. A form is a noun its house has made, by its code: every call is one of that noun. */
export const onlineFormRoutes: readonly Route[] = [
  fieldsRoute(`GET ${formPath}/getColumns/:_noun`, 'list', columns),
  fieldsRoute(`GET ${formPath}/getErpColumns/:_noun`, 'list', async (call, noun) => ({ main: await columns(call, noun), subList: [] })),
  fieldsRoute(`GET ${formPath}/getErpFormItem/:_noun`, 'list', async (call, noun) => ({ main: await item(call, noun), subList: [] })),
  fieldsRoute(`GET ${formPath}/getQueryInfo/:_noun`, 'list', query),
  fieldsRoute(`GET ${formPath}/getData/:_noun`, 'list', page),
  fieldsRoute(`GET ${formPath}/getTreeData/:_noun`, 'list', treeLevel),
  fieldsRoute(`GET ${formPath}/getFormItem/:_noun`, 'list', item),
  fieldsRoute(`GET ${formPath}/getFormItemBytbname/:_noun`, 'list', item),
  readOne,
  fieldsRoute(`POST ${formPath}/form/:_noun`, 'add', add),
  fieldsRoute(`PUT ${formPath}/form/:_noun`, 'edit', edit),
  remove,
  fieldsRoute(`GET ${formPath}/exportXls/:_noun`, 'list', sheet, 20),
  fieldsRoute(`GET ${formPath}/exportXlsOld/:_noun`, 'list', sheet, 20),
  bring,
  // Nothing of ours is source text a client would run.
  fieldsRoute(`GET ${formPath}/getEnhanceJs/:_noun`, 'list', () => ''),
  // No form of ours has others within it.
  fieldsRoute(`GET ${formPath}/subform/list/:_noun`, 'list', () => []),
  route(`GET ${formPath}/subform`, { door: 'signed-in', input: anything }, () => []),
  route(`GET ${formPath}/querySelectOptions`, { door: 'signed-in', input: linkedAsked, perMinute: 600 }, (call) =>
    linkedOptions(askingOf(call), call.input),
  ),
  route(`POST ${formPath}/doButton`, { door: 'signed-in', input: anything }, () => refuse('online.button')),
  route('POST /act/process/extActProcess/startMutilProcess', { door: 'signed-in', input: anything }, () => refuse('online.process')),
]
