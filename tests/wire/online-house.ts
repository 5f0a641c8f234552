import type { MadeDefinition } from '../../src/contract/made/made-noun'
import { define, openMakingHouse, toys } from '../kit/product/made-house'
import type { Answered, Caller, OpenHouse } from '../kit/server/open-house'

export const api = '/jeecg-boot/online/cgform/api'

/** Boxes within boxes. */
const boxes = {
  fields: [
    { name: 'name', kind: 'text', zh: '名称', en: 'Name', required: true },
    { name: 'within', kind: 'ref', zh: '在内', en: 'Within', noun: 'made-b-box' },
    { name: 'openAt', kind: 'time', zh: '开放', en: 'Opens' },
    { name: 'full', kind: 'boolean', zh: '已满', en: 'Full' },
  ],
  title: 'name',
  search: ['name', 'within', 'full'],
} satisfies MadeDefinition

export type Signed = Caller & { readonly id: string; readonly token: string }

/** A house that has made toys and boxes. Its `boss` may do everything, `anna` nothing with either until she is given it; `stranger` is of another tenant. */
export async function openOnlineHouse(): Promise<OpenHouse & { readonly boss: Signed; readonly anna: Signed; readonly stranger: Signed }> {
  const house = await openMakingHouse()
  const boss = await house.as('boss')
  for (const [code, definition, title] of [
    ['toy', toys, '玩具'],
    ['box', boxes, '箱子'],
  ] as const) {
    const { success, message } = await define(boss, code, definition, { title })
    if (!success) throw new Error(message)
  }
  await boss('POST /tiny/desk/folder/add', { id: 'f1', name: 'Shelf' })
  await boss('POST /tiny/desk/paper/add', { id: 'p1', title: 'How to build', shelf: 'a' })
  return { ...house, boss, anna: await house.as('anna'), stranger: await house.as('stranger') }
}

/** Gives the role of `anna` these rights beside those it has. */
export async function give(boss: Caller, ...codes: string[]): Promise<void> {
  const roleId = 'role.shelf-a'
  const last = (await boss(`GET /sys/permission/queryRolePermission?roleId=${roleId}`)).result as string[]
  await boss('POST /sys/permission/saveRolePermission', {
    roleId,
    permissionIds: [...last, ...codes].join(),
    lastpermissionIds: last.join(),
  })
}

/** A GET as the online pages of an existing client make it. */
export const get = (caller: Caller, path: string, query: Record<string, string> = {}): Promise<Answered> =>
  caller(`GET ${api}/${path}?${new URLSearchParams({ ...query, _t: '1764000000' })}` as 'GET /')

/** What such a list sends when it opens. */
export const first = { column: 'id', order: 'desc', pageNo: '1', pageSize: '10', superQueryMatchType: 'and' }

export type Records = readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
export const recordsOf = ({ result }: Answered): Records => (result as { readonly records: Records }).records

/** The advanced query as these pages write it: encoded once more than its address. */
export const advanced = (...conditions: readonly object[]) => encodeURIComponent(JSON.stringify(conditions))
