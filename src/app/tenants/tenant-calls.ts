import { largestPage } from '../../contract/query'
import { type OpenedTenant, type TenantRow, tenantPath, type tenantStatus } from '../../contract/tenants/tenant'
import { listCalls } from '../blocks/list-calls/list-calls'
import { queries } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'

const list = listCalls({ list: `${tenantPath}/list`, delete: `${tenantPath}/delete` })
const queryKey = ['tenants']

/** A house as a line of a table. */
export type House = Omit<TenantRow, 'id'> & { readonly id: string }

/** Houses as a list shows them, and what a press on one does. */
export type Houses = { readonly houses: readonly House[]; readonly onOpen: (id: string) => void }

/** Every house of the installation. */
export const useTenants = () =>
  useAnswer({
    queryKey,
    queryFn: async ({ signal }) => {
      const { records } = await list.page<TenantRow>({ pageSize: largestPage }, signal)
      return records.map((row): House => ({ ...row, id: String(row.id) }))
    },
    staleTime: 0,
  })

/** What was changed is read again, whatever became of it. */
const thenReread = <T>(work: Promise<T>): Promise<T> => work.finally(() => queries.invalidateQueries({ queryKey }))

export type NewTenant = { readonly name: string; readonly id: string; readonly username: string }
type Status = (typeof tenantStatus)[keyof typeof tenantStatus]

/** Calls about houses. Each throws `WireError`. */
export const tenantCalls = {
  open: ({ name, id, username }: NewTenant): Promise<OpenedTenant> =>
    thenReread(call('POST', `${tenantPath}/add`, { body: { name, id: id ? Number(id) : null, username: username || null } })),
  rename: (id: string, name: string): Promise<unknown> => thenReread(call('PUT', `${tenantPath}/edit`, { body: { id, name } })),
  setStatus: (id: string, status: Status): Promise<unknown> => thenReread(call('PUT', `${tenantPath}/edit`, { body: { id, status } })),
  remove: (id: string): Promise<unknown> => thenReread(list.remove(id)),
} as const
