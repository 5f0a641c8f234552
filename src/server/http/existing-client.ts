import type { FastifyRequest } from 'fastify'
import type { Catalogue } from '../../contract/catalogue'
import type { Problems } from '../../contract/check'
import type { Fields } from '../../contract/field'
import { kindOf } from '../../contract/fields/kind'
import { type Label, type Language, label, say } from '../../contract/label'
import type { Resource, Row } from '../../contract/resource'
import { saidOfField } from './said-of-field'

/** Prefix under which existing clients of the wire contract look for their server. */
export const existingBase = /^\/jeecg-boot(?=\/|$)/

/** Whether a call comes from an existing client of the wire contract, and not from our own app: those look for their server below a prefix. */
export const isExistingClient = ({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): boolean => existingBase.test(originalUrl)

/**
 * What such a client means by its query. It names the columns it shows (`id,,name,action`), but edits and reads the whole row; and it asks
 * for page 0 after the last row of page 1 was removed.
 */
export function meantBy(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { field, pageNo, ...rest } = query
  return {
    ...rest,
    ...(field === undefined || String(field).includes(',') ? {} : { field }),
    ...(pageNo === undefined ? {} : { pageNo: /^-?\d+$/.test(String(pageNo)) && Number(pageNo) < 1 ? '1' : pageNo }),
  }
}

/** A row as such clients read it: several ids or texts of one field as one text, with commas between. They send them back alike. */
export function withCommas<R extends Row | { readonly id: string }>({ fields }: Pick<Resource, 'fields'>, row: R): R {
  const joined = Object.entries(row).flatMap(([name, value]) =>
    Array.isArray(value) && kindOf(fields[name])?.shape === 'texts' ? [[name, value.join(',')]] : [],
  )
  return { ...row, ...Object.fromEntries(joined) }
}

/** Most problems one message tells of. */
const mostTold = 3
const between: Label = label('；', '; ')

const fieldsMeant = new WeakMap<FastifyRequest, Fields>()
/** Says of which fields a call is, where its address alone does not tell. */
export const callIsAbout = (request: FastifyRequest, fields: Fields): void => void fieldsMeant.set(request, fields)

/**
 * What was wrong with the fields of a form, each by its name: such clients show one message and no problem at its field. The address of the
 * call tells the noun. Undefined where no field was wrong.
 */
export function saidOfFields({ resources }: Pick<Catalogue, 'resources'>, request: FastifyRequest, problems: Problems, language: Language) {
  const ofAddress = () => Object.values(resources).find((noun) => request.url.startsWith(`${noun.path}/`))?.fields
  const fields = fieldsMeant.get(request) ?? ofAddress() ?? {}
  const told = Object.entries(problems)
    .slice(0, mostTold)
    .map(([field, problem]) => saidOfField(fields, field, problem, language))
  return told.length > 0 ? told.join(say(between, language)) : undefined
}

const added = label('添加成功！', 'Added')
const changed = label('修改成功！', 'Saved')
const removed = label('删除成功！', 'Removed')
const done = label('操作成功！', 'Done')
const doneBy: Readonly<Record<string, Label>> = { add: added, edit: changed, delete: removed, deleteBatch: removed }

/** What is said of a change that went well: such clients show whatever stands there. Reading says nothing. */
export function saidOfDone({ method, url }: Pick<FastifyRequest, 'method' | 'url'>, language: Language): string {
  if (method === 'GET' || method === 'HEAD') return ''
  const last = url.split('?')[0]?.split('/').at(-1) ?? ''
  return say(doneBy[last] ?? done, language)
}
