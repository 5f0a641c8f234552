import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { madeEntry } from '../../contract/made/made-name'
import type { Resource } from '../../contract/resource'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { HouseSetting, houseSettingId } from '../../contract/system/house-setting'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'
import type { Product } from '../product'
import { entriesFor, entriesOf } from './entries'
import { filledBy, type Given } from './fill'
import { areEntriesStale } from './shipped-entries'

/** Rows a release ships of one noun. */
type ShippedRows = { readonly resource: Resource; readonly rows: readonly Given[] }
/** A shipped role as it stands where nobody has changed it. */
export type RoleAsShipped = {
  readonly code: string
  readonly nameEn: string
  readonly dataScope: string
  readonly permissions: readonly string[]
}
export type Shipped = { readonly rows: readonly ShippedRows[]; readonly roles: readonly RoleAsShipped[] }

/** A stable id of a shipped choice; values that cannot be part of an id are known by their place. */
const itemId = (code: string, value: string, at: number): string =>
  `dict.${code}.${/^[\w.:-]+$/.test(value) ? value : `_${at + 1}`}`.slice(0, 64)

function dictionaryRows({ dictionaries }: Product): ShippedRows[] {
  const dicts = dictionaries.map(
    ({ code, name }): Given => ({ id: `dict.${code}`, values: { dictCode: code, dictName: name.zh, dictNameEn: name.en } }),
  )
  const items = dictionaries.flatMap(({ code, items }) =>
    items.map(
      ({ value, text }, at): Given => ({
        id: itemId(code, value, at),
        values: { dictId: `dict.${code}`, itemValue: value, itemText: text.zh, itemTextEn: text.en, sortOrder: at + 1 },
      }),
    ),
  )
  return [
    { resource: Dict, rows: dicts },
    { resource: DictItem, rows: items },
  ]
}

/** Everything a release brings to every house: dictionaries, settings, menu entries and roles. */
export function shippedBy(product: Product): Shipped {
  const { catalogue } = product
  const entries = entriesOf(catalogue, product.menu)
  const setting: Given = { id: houseSettingId, values: { title: '全园设备' } }
  const roles = product.roles.map(
    ({ code, name, dataScope }): Given => ({
      id: `role.${code}`,
      values: { roleCode: code, roleName: name.zh, roleNameEn: name.en, dataScope, permissions: [] },
    }),
  )
  return {
    rows: [
      ...dictionaryRows(product),
      ...(Object.hasOwn(catalogue.resources, HouseSetting.name) ? [{ resource: HouseSetting, rows: [setting] }] : []),
      { resource: Permission, rows: entries },
      { resource: Role, rows: roles },
    ],
    roles: product.roles.map(({ code, name, dataScope, permissions }) => ({
      code,
      nameEn: name.en,
      dataScope,
      permissions: entriesFor(catalogue, permissions, entries),
    })),
  }
}

/** What a house lacks of what is shipped: ids of rows by noun, and whether shipped roles or menu entries that nobody changed are otherwise. */
export type Lacking = { readonly tenant: number; readonly ids: Readonly<Record<string, readonly string[]>>; readonly stale: boolean }

/** Nobody has changed a field of a role by hand since the seeding. */
export const untouched = (field: keyof typeof Role.fields): RawBuilder<unknown> =>
  sql`versions #>> ${`{${field},by}`}::text[] = ${filledBy}`

/** A role has the name it is shipped with, from before roles had one in English. */
export const lacksEnglish = sql`role_name_en is null and versions -> 'roleNameEn' is null and ${untouched('roleName')}`

/** Entries of a role that no release ships, because its house made their nouns; or all its others. */
export const entriesOfRole = (role: 'role' | 'r', are: 'made' | 'shipped'): RawBuilder<unknown> =>
  sql`array(select p from unnest(${sql.ref(`${role}.permissions`)}) with ordinality as entry(p, at)
    where (p ~ ${madeEntry.source}) = ${are === 'made'} order by at)`

/** Ids of `rows` a tenant `t` lacks. A role of its own that has a shipped one's code stands for that one. */
function lackingOf({ resource, rows }: ShippedRows): RawBuilder<unknown> {
  const ids = rows.map(({ id }) => id)
  const sameCode = resource.name === Role.name ? sql`or not r.gone and 'role.' || r.role_code = w` : sql``
  return sql`${resource.name}::text, array(select w from unnest(${ids}::text[]) w where not exists (
    select from ${sql.table(tableOf(resource.name))} r where r.tenant_id = t.id and (r.id = w ${sameCode})))`
}

export const entriesIn = (rows: readonly ShippedRows[]): readonly Given[] =>
  rows.find(({ resource }) => resource.name === Permission.name)?.rows ?? []

/**
 * Looks, in one statement, which houses lack something of what is shipped. The rows themselves are asked, so that what somebody took out of
 * the database, or put back into it, is seen as well. `tenants`: all where absent.
 */
export async function lackingIn({ databases }: Engine, { rows, roles }: Shipped, tenants?: readonly number[]): Promise<Lacking[]> {
  const digests = roles.map(({ code, dataScope, permissions }) => ({
    code,
    scope: dataScope,
    digest: createHash('md5').update(permissions.join()).digest('hex'),
  }))
  const { rows: found } = await sql<Lacking>`select t.id as tenant, jsonb_build_object(${sql.join(rows.map(lackingOf))}) as ids,
      exists (select from role r join jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as s(code text, scope text, digest text) on s.code = r.role_code
        where r.tenant_id = t.id and not r.gone and (${untouched('permissions')} and md5(array_to_string(${entriesOfRole('r', 'shipped')}, ',')) is distinct from s.digest
          or ${untouched('dataScope')} and r.data_scope is distinct from s.scope or ${lacksEnglish})) or ${areEntriesStale(entriesIn(rows))} as stale
    from tenant t ${tenants ? sql`where t.id = any(${tenants}::integer[])` : sql``} order by t.id`.execute(databases.owner)
  return found.filter(({ ids, stale }) => stale || Object.values(ids).some((some) => some.length > 0))
}
