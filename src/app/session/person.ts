/** Who is signed in, as the server tells it. */
export type Person = {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly avatar?: string | null
  readonly orgCode?: string | null
  readonly phone?: string | null
  /** How many departments they belong to, as said when they signed in. Unknown for sign-ins of earlier builds. */
  readonly departments?: number
  /** Codes of their roles, as said when they signed in. Unknown for sign-ins of earlier builds. */
  readonly roles?: readonly string[]
}

export type DepartmentChoice = { readonly id: string; readonly orgCode: string; readonly departName: string }
export type TenantChoice = { readonly id: string | number; readonly name: string }
export type DictItem = {
  readonly value: string
  readonly text: string
  readonly title?: string
  readonly textEn?: string | null
  /** What the house has its values shown in. */
  readonly tone?: string | undefined
}
export type DictItems = Readonly<Record<string, readonly DictItem[]>>

/** `multi_depart`: 0 none, 1 one, 2 several departments. */
export type LoginResult = {
  readonly token: string
  readonly userInfo: Person
  readonly sysAllDictItems?: DictItems
  readonly multi_depart?: 0 | 1 | 2
  readonly departs?: readonly DepartmentChoice[]
  readonly tenantList?: readonly TenantChoice[]
}

/** One permission entry. `type` '2' is a button or field; `action` may be a comma list; `status` '0' switches the rule off. */
export type Grant = { readonly action: string; readonly type: string; readonly status?: string }

/** One node of the menu as the server sends it. */
export type MenuItem = {
  readonly id: string
  readonly path: string
  readonly name?: string
  readonly component?: string | null
  readonly redirect?: string | null
  /** '0': shown, but without a route of its own. */
  readonly route?: '0' | '1'
  readonly type?: string
  readonly hidden?: boolean
  readonly alwaysShow?: boolean
  readonly children?: readonly MenuItem[]
  readonly meta: {
    readonly title: string
    /** The title in each language; a server that knows only one sends `title` alone. */
    readonly titleZh?: string | null
    readonly titleEn?: string | null
    readonly icon?: string | null
    readonly url?: string | null
    readonly keepAlive?: boolean
    /** Its page has no head: no title above it, and no ways beside that. */
    readonly hiddenHeaderContent?: boolean
    /** Actions of which somebody holds one to be led there; whoever is sent it may go there where nothing is said. */
    readonly permission?: string | readonly string[]
    readonly internalOrExternal?: boolean
    readonly permissionList?: readonly Grant[]
    /** Address of the screen whose tab it is. */
    readonly tabOf?: string
    /** Its place among the tabs. */
    readonly order?: number
    /** Its place in the bar at the foot of a touch screen. */
    readonly place?: number
    /** What it is called there. */
    readonly shortZh?: string
    readonly shortEn?: string
    /** Whether it is shown in place of home. */
    readonly lands?: boolean
  }
}

export type Permissions = {
  readonly menu: readonly MenuItem[]
  readonly auth: readonly Grant[]
  readonly allAuth: readonly Grant[]
  readonly sysSafeMode?: boolean
  /** What the house is called now; a server of a release before does not say. */
  readonly house?: string
}
