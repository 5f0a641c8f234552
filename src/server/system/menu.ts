import { sql } from 'kysely'
import { can } from '../../contract/access'
import { type Language, label } from '../../contract/label'
import { recordsComponent, recordsPath } from '../../contract/menu'
import { noticesPath } from '../../contract/push'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { codesIn } from '../../contract/system/permission'
import { nounOf } from '../auth/holding'
import type { Person } from '../auth/person'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'
import { menuId } from '../seed/menu-id'
import { drawnEntries, firstRole, isFor, plannedEntry } from './drawn-entries'
import { blankEntry, type Entry, type MenuNode, node, type Shown } from './menu-node'
import { type MenuPlan, type OwnPage, orderIn } from './menu-plan'

/** Every menu entry and button of a tenant, in its order. */
export async function readEntries(db: Db): Promise<Entry[]> {
  const { rows } = await sql<Entry>`select * from permission where ${isOwn} and not gone order by sort_no, id`.execute(db)
  return rows
}

const homePath = '/dashboard/analysis'

/** Pages clients of the wire contract go to by path or by name, whatever the person may see. */
const expected: readonly OwnPage[] = [
  [homePath, 'dashboard/Analysis', label('今日', 'Today')],
  ['/account/center', 'account/center/Index', label('个人中心', 'Account centre')],
  ['/account/settings/base', 'account/settings/Index', label('个人设置', 'Account settings')],
]
const records: OwnPage = [recordsPath, recordsComponent, label('记录', 'Records')]
const notices: OwnPage = [noticesPath, `noun/${AnnouncementSend.name}`, label('我的通告', 'My notices')]

/** An entry with what is below it that somebody may open. */
type Branch = { readonly entry: Entry; readonly below: readonly Branch[]; readonly opens: boolean }

/**
 * What somebody may open of the entries, and whatever leads to it. An entry that is switched off goes with all below it. Lines are for whoever may
 * open their document.
 */
function branchesOf(entries: readonly Entry[], person: Person, { lines }: MenuPlan): Branch[] {
  const all = can(person.granted, '*:*')
  const asked = new Map(lines.map(({ id, document }) => [id, document]))
  const shows = ({ id, component }: Entry) => component !== 'layouts/RouteView' && (all || person.menus.has(asked.get(id) ?? id))
  const under = (parent: string | null): Branch[] =>
    entries
      .filter((entry) => (entry.parent_id || null) === parent && entry.menu_type !== '2' && entry.status === '1')
      .flatMap((entry) => {
        const [below, opens] = [under(entry.id), shows(entry)]
        return below.length > 0 || opens ? [{ entry, below, opens }] : []
      })
  return under(null)
}

const flat = (branches: readonly Branch[]): Branch[] => branches.flatMap((branch) => [branch, ...flat(branch.below)])

/** A page no row stands for, called as the product calls it in the menu. */
function pageOf(plan: MenuPlan, [url, component, name]: OwnPage, id = menuId.page(url)): Entry {
  const stands = plan.entries.get(id)?.stands
  const called = plannedEntry(plan, id)
  const { zh, en } = stands?.label ?? name
  return {
    ...blankEntry,
    id,
    url,
    component,
    name: zh,
    name_en: en,
    icon: called?.icon ?? null,
    ...(stands && { sort_no: orderIn(plan, stands), tab_of: stands.tabOf ?? null }),
  }
}

/** The lists of lines, each beside the list of its document wherever somebody has put that. */
const linesBeside = (entries: readonly Entry[], plan: MenuPlan): Entry[] =>
  plan.lines.flatMap(({ id, document, page }) =>
    entries
      .filter((entry) => entry.id === document)
      .map(({ parent_id, menu_type, status }) => ({ ...pageOf(plan, page, id), parent_id, menu_type, status })),
  )

/** How one menu is laid out: what of it is drawn, and which of that stands in the groups of the product. */
type Layout = {
  readonly shown: Shown
  readonly role: string | undefined
  readonly isDrawn: (entry: Entry) => boolean
  readonly isGrouped: (branch: Branch) => boolean
}

/** Entries where they ship, or where people have put them, without those that stand in the groups. */
function whereTheyShip(branches: readonly Branch[], layout: Layout): MenuNode[] {
  const { shown, role, isDrawn, isGrouped } = layout
  return branches
    .filter((branch) => !isGrouped(branch))
    .map(({ entry, below, opens }) => {
      const children = whereTheyShip(below, layout)
      // The address of a group goes on leading to the first of those that were in it.
      const first = children.length < below.length ? flat(below).find((one) => one.opens)?.entry.url : undefined
      const leadsSomewhere = flat(below).some((one) => isDrawn(one.entry) && !isGrouped(one))
      const hidden = opens ? !isDrawn(entry) : entry.hidden || !leadsSomewhere
      return node({ ...entry, redirect: entry.redirect ?? first ?? null }, children, shown, { hidden, role })
    })
}

/** The groups of the product with what is drawn in each. */
function inGroups(entries: readonly Entry[], { shown, role }: Layout): MenuNode[] {
  return shown.plan.groups.flatMap(({ id, label: name }) => {
    const lines = entries
      .filter((entry) => plannedEntry(shown.plan, entry.id)?.group === id)
      .sort((one, two) => Number(one.sort_no) - Number(two.sort_no))
      .map((entry) => node(entry, [], shown, { hidden: false, role }))
    const head = { ...blankEntry, id: `menu.${id}`, url: `/menu/${id}`, name: name.zh, name_en: name.en }
    return lines.length > 0 ? [node(head, lines, shown, { hidden: false, role })] : []
  })
}

/**
 * The menu a person sees: in the groups of the product what is drawn for them, and hidden where it ships all else they may open, so that
 * its address is good; then the pages every client expects. Entries people have made or moved stand where they put them.
 */
export function menuOf(entries: readonly Entry[], person: Person, shown: Shown): MenuNode[] {
  const { plan } = shown
  const role = firstRole(plan, person)
  const branches = branchesOf([...entries, ...linesBeside(entries, plan)], person, plan)
  const open = flat(branches).flatMap(({ entry, opens }) => (opens ? [entry] : []))
  const drawn = drawnEntries(open, person, plan)
  const isDrawn = ({ id }: Entry) => drawn.has(id)
  const isGrouped = ({ entry, below }: Branch) =>
    below.length === 0 &&
    isDrawn(entry) &&
    plannedEntry(plan, entry.id) !== undefined &&
    plan.entries.get(entry.id)?.parent === entry.parent_id
  const layout = { shown, role, isDrawn, isGrouped }
  // Whoever lands on a screen has it in place of home, and not both.
  const lands = open.some((entry) => isDrawn(entry) && role !== undefined && plannedEntry(plan, entry.id)?.lands?.includes(role))
  const reached = new Set(flat(branches).map(({ entry }) => entry.url))
  const operating = (shown.operating ?? []).map(({ path, component, label: name }): OwnPage => [path, component, name])
  const hiddenPages = [...expected, ...operating, ...(shown.isForExisting ? [notices] : [])]
  const own = [...expected, notices, ...operating, ...(open.length > drawn.size ? [records] : [])]
  const pages = own.filter(([path]) => !reached.has(path)).map((page) => pageOf(plan, page))
  const isOwnEntry = (page: Entry) => {
    const stands = plannedEntry(plan, page.id)
    return stands !== undefined && isFor(stands, person, role) && !(lands && page.url === homePath)
  }
  const grouped = flat(branches)
    .filter(isGrouped)
    .map(({ entry }) => entry)
  return [
    ...inGroups([...pages.filter(isOwnEntry), ...grouped], layout),
    ...whereTheyShip(branches, layout),
    ...pages
      .filter((page) => hiddenPages.some(([path]) => path === page.url) && !isOwnEntry(page))
      .map((page) => node(page, [], shown, { hidden: true, role })),
  ]
}

/** Codes a person has, and all codes there are with whether they are switched on. `lines`: nouns whose rights are those of a document. */
export function codesOf(entries: readonly Entry[], person: Person, language: Language, lines: ReadonlySet<string>) {
  const describedAs = (entry: Entry) => (language === 'en' ? (entry.name_en ?? entry.name) : entry.name)
  const allAuth = entries
    .filter((entry) => entry.menu_type === '2')
    .flatMap((entry) =>
      codesIn(entry.perms).map((action) => ({
        action,
        type: entry.perms_type ?? '1',
        describe: describedAs(entry),
        status: entry.status,
      })),
    )
  const held = allAuth.filter(({ action, status }) => status === '1' && (person.granted.has('*') || person.granted.has(action)))
  // To lines of documents there are no buttons: they come with those to the document.
  const toLines = [...person.granted].filter((action) => lines.has(nounOf(action)))
  return {
    auth: [...held.map(({ status: _, ...facts }) => facts), ...toLines.map((action) => ({ action, type: '1', describe: action }))],
    allAuth,
  }
}
