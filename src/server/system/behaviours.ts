import { refuse, refuseFields } from '../../contract/error'
import { giveAll } from '../../contract/grant'
import type { ValuesIn } from '../../contract/resource'
import { same } from '../../contract/sync/merge'
import { Department } from '../../contract/system/department'
import { DictItem } from '../../contract/system/dict-item'
import { Escalation } from '../../contract/system/escalation'
import { DepartmentRole } from '../../contract/system/people/department-role'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import { User } from '../../contract/system/user'
import { categoryBehaviour } from '../dict/category-behaviour'
import { storedFileBehaviour } from '../files/stored-file-behaviour'
import { dataSourceBehaviour } from '../infrastructure/data-source-behaviour'
import { announcementBehaviour, announcementSendBehaviour } from '../notices/announcement-behaviour'
import { messageBehaviour, messageTemplateBehaviour } from '../notices/message-behaviour'
import { pushSubscriptionBehaviour } from '../push/devices'
import { behave, type OpContext } from '../resource/behaviour'
import { listPreferenceBehaviour, listViewBehaviour } from '../resource/list-view-behaviour'
import { nextTreeCode } from './tree-code'

async function nextCode(ctx: OpContext, parentId: string | null): Promise<string> {
  const parent = parentId ? await ctx.find(Department, parentId) : undefined
  const siblings = await ctx.rows(Department, { parentId: parent?.id ?? null })
  const codes = siblings.map(({ orgCode }) => orgCode)
  return nextTreeCode(parent?.orgCode ?? '', codes) ?? refuseFields({ parentId: { code: 'field.choice' } })
}

type Below = { readonly parentId: string | null }
type Moving = { readonly id: string; readonly before: Below | undefined; readonly after: Below }

/** Refuses to put a row below itself: neither would stand in the tree any more. */
async function checkOutside(find: (id: string) => Promise<Below | undefined>, { id, before, after }: Moving): Promise<void> {
  if (before?.parentId === after.parentId) return
  for (let at = after.parentId, steps = 0; at && steps < 50; steps++) {
    if (at === id) refuseFields({ parentId: { code: 'field.choice' } })
    at = (await find(at))?.parentId ?? null
  }
}

const department = behave(Department, {
  async before(ctx, moving) {
    const { before, after } = moving
    await checkOutside((id) => ctx.find(Department, id), moving)
    return before ? undefined : { orgCode: await nextCode(ctx, after.parentId) }
  },
})

const permission = behave(Permission, {
  async before(ctx, moving) {
    await checkOutside((id) => ctx.find(Permission, id), moving)
    return undefined
  },
})

const dictItem = behave(DictItem, {
  async before(ctx, { id, after }) {
    const twins = (await ctx.rows(DictItem, { dictId: after.dictId, itemValue: after.itemValue })).filter((other) => other.id !== id)
    if (twins.length > 0) refuseFields({ itemValue: { code: 'field.taken' } })
    return undefined
  },
})

/** Most things one person may have handed over that nobody has answered. */
const mostOpen = 100

/** Whose it is, the server knows. */
const handedOver = behave(Escalation, {
  scope: (ctx, { author }) => `user/${author ?? ctx.person.id}`,
  async before(ctx, { before }) {
    if (before) return undefined
    const open = await ctx.rows(Escalation, { author: ctx.person.id, state: 'open' })
    if (open.length >= mostOpen) refuse('handed-over.many', { max: mostOpen })
    return { author: ctx.person.id, fromName: ctx.person.realname }
  },
})

/** Ids of the roles with which everything can be given: those of administrators. */
async function givingRoles(ctx: OpContext): Promise<ReadonlySet<string>> {
  const roles = await ctx.rows(Role, {})
  return new Set(roles.flatMap(({ id, permissions }) => (permissions?.some((entry) => entry === '*' || entry === giveAll) ? [id] : [])))
}

/** Refuses a role of a department somebody does not work in; whoever leaves a department loses its roles. */
async function departmentRolesOf(ctx: OpContext, before: User | undefined, after: ValuesIn<typeof User>) {
  const [had, wanted] = [before?.departmentRoles ?? [], after.departmentRoles ?? []]
  if (wanted.length === 0 || (same(had, wanted) && same(before?.departments, after.departments))) return undefined
  const roles = await Promise.all(wanted.map((role) => ctx.find(DepartmentRole, role)))
  const isIn = (role: DepartmentRole | undefined) => role !== undefined && (after.departments?.includes(role.departId) ?? false)
  const kept = roles.flatMap((role) => (role && isIn(role) ? [role.id] : []))
  const stranger = roles.find((role) => role && !isIn(role) && !had.includes(role.id))
  if (stranger) refuse('department-role.not-member', { role: stranger.roleName })
  return kept.length === wanted.length ? undefined : { departmentRoles: kept }
}

/** Nobody locks themselves out, or leaves the house without an administrator. */
const user = behave(User, {
  async before(ctx, { id, verb, before, after }) {
    const roles = verb === 'remove' ? undefined : await departmentRolesOf(ctx, before, after)
    const leaves = verb === 'remove' || after.status !== '1'
    if (leaves && id === ctx.person.id) refuse('user.self')
    if (!before || (!leaves && same(before.roles, after.roles))) return roles
    const giving = await givingRoles(ctx)
    const isAdmin = (roles: readonly string[] | null | undefined) => roles?.some((role) => giving.has(role)) ?? false
    if (isAdmin(before.roles) && (leaves || !isAdmin(after.roles))) {
      const others = (await ctx.rows(User, { status: '1' })).filter((other) => other.id !== id && isAdmin(other.roles))
      if (others.length === 0) refuse('user.last-admin')
    }
    return roles
  },
})

/** What the engine's own nouns do beyond being stored. */
export const systemBehaviours = {
  announcement: announcementBehaviour,
  'announcement-send': announcementSendBehaviour,
  category: categoryBehaviour,
  'data-source': dataSourceBehaviour,
  department,
  'dict-item': dictItem,
  'handed-over': handedOver,
  'list-preference': listPreferenceBehaviour,
  'list-view': listViewBehaviour,
  message: messageBehaviour,
  'message-template': messageTemplateBehaviour,
  permission,
  'push-subscription': pushSubscriptionBehaviour,
  'stored-file': storedFileBehaviour,
  user,
} as const
