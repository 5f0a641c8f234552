/** First part of the calls about houses, of which each is a tenant. */
export const tenantPath = '/sys/tenant'

/** Where the operator of the installation looks after them. In nobody else's menu, whatever they may do. */
export const tenantsScreen = '/system/tenant'

/** Values of a tenant's state: it works, or nobody of it signs in. */
export const tenantStatus = { open: '1', frozen: '0' } as const

/** A house as its operator sees it. */
export type TenantRow = {
  readonly id: number
  readonly name: string
  readonly status: (typeof tenantStatus)[keyof typeof tenantStatus]
  readonly status_dictText: string
  /** Time of the kindergarten. */
  readonly createTime: string
  /** People who may sign in. */
  readonly people: number
  /** It is the house of whoever asks. */
  readonly isOwn: boolean
}

/** What opening a house answers: its first account, whose password is told this once. */
export type OpenedTenant = { readonly id: number; readonly name: string; readonly username: string; readonly password: string }
