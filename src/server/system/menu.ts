import { sql } from 'kysely'
import { can } from '../../contract/access'
import { type Label, type Language, label } from '../../contract/label'
import type { Person } from '../auth/person'
import type { Db } from '../db/database'

type Entry = {
  id: string
  name: string
  name_en: string | null
  parent_id: string | null
  menu_type: string
  url: string | null
  component: string | null
  redirect: string | null
  perms: string | null
  perms_type: string | null
  icon: string | null
  route: boolean
  hidden: boolean
  keep_alive: boolean
  always_show: boolean
  internal_or_external: boolean
  status: string
}

/** Every menu entry and button of a tenant, in its order. */
export async function readEntries(db: Db): Promise<Entry[]> {
  const { rows } =
    await sql<Entry>`select * from permission where tenant_id = current_setting('app.tenant_id')::integer and not gone order by sort_no, id`.execute(
      db,
    )
  return rows
}

/** A menu entry as clients of the wire contract build routes from it. */
function node(entry: Entry, children: readonly object[], language: Language) {
  const path = entry.url ?? `/${entry.id}`
  const title = language === 'en' ? (entry.name_en ?? entry.name) : entry.name
  const isAddress = /^https?:\/\//.test(path)
  return {
    id: entry.id,
    path,
    name: path.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@'),
    component: entry.component ?? 'layouts/RouteView',
    redirect: entry.redirect,
    route: entry.route ? '1' : '0',
    hidden: entry.hidden,
    alwaysShow: entry.always_show,
    meta: {
      title,
      icon: entry.icon ?? '',
      keepAlive: entry.keep_alive,
      internalOrExternal: entry.internal_or_external,
      componentName: (entry.component ?? '').split('/').at(-1) ?? '',
      ...(isAddress ? { url: path } : {}),
    },
    ...(children.length > 0 ? { children } : {}),
  }
}

/** Pages clients of the wire contract go to by path or by name, whatever the person may see. */
const expected: readonly (readonly [path: string, component: string, name: Label])[] = [
  ['/dashboard/analysis', 'dashboard/Analysis', label('首页', 'Home')],
  ['/account/center', 'account/center/Index', label('个人中心', 'My page')],
  ['/account/settings/base', 'account/settings/Index', label('个人设置', 'My settings')],
]

/** Routes for the expected pages no entry leads to. They are not drawn. */
function expectedOf(entries: readonly Entry[], language: Language): object[] {
  const known = new Set(entries.map((entry) => entry.url))
  return expected
    .filter(([path]) => !known.has(path))
    .map(([url, component, name]) =>
      node({ ...blank, id: url.slice(1).replaceAll('/', '.'), url, component, name: name.zh, name_en: name.en }, [], language),
    )
}

const blank: Entry = {
  id: '',
  name: '',
  name_en: null,
  parent_id: null,
  menu_type: '0',
  url: null,
  component: null,
  redirect: null,
  perms: null,
  perms_type: null,
  icon: null,
  route: true,
  hidden: true,
  keep_alive: false,
  always_show: false,
  internal_or_external: false,
  status: '1',
}

/** The menu a person sees: their entries and whatever leads to them, and the pages every client expects. */
export function menuOf(entries: readonly Entry[], person: Person, language: Language): object[] {
  const all = can(person.granted, '*:*')
  const shows = (entry: Entry) => entry.menu_type !== '2' && entry.status === '1' && (all || person.menus.has(entry.id))
  const under = (parent: string | null): object[] =>
    entries
      .filter((entry) => (entry.parent_id || null) === parent && entry.menu_type !== '2')
      .flatMap((entry) => {
        const children = under(entry.id)
        return children.length > 0 || (shows(entry) && entry.component !== 'layouts/RouteView') ? [node(entry, children, language)] : []
      })
  return [...under(null), ...expectedOf(entries, language)]
}

/** Codes a person has, and all codes there are with whether they are switched on. */
export function codesOf(entries: readonly Entry[], person: Person, language: Language) {
  const buttons = entries.filter((entry) => entry.menu_type === '2' && entry.perms)
  const describedAs = (entry: Entry) => (language === 'en' ? (entry.name_en ?? entry.name) : entry.name)
  const facts = (entry: Entry) => ({ action: entry.perms, type: entry.perms_type ?? '1', describe: describedAs(entry) })
  return {
    auth: buttons.filter((entry) => entry.status === '1' && (person.granted.has('*') || person.granted.has(entry.perms ?? ''))).map(facts),
    allAuth: buttons.map((entry) => ({ ...facts(entry), status: entry.status })),
  }
}
