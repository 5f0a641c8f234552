import { sql } from 'kysely'
import { can } from '../../contract/access'
import { type Label, type Language, label } from '../../contract/label'
import { nounOf } from '../auth/holding'
import type { Person } from '../auth/person'
import { codesIn } from '../auth/role-rights'
import type { Configuration } from '../configuration'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'
import { menuAddress } from './menu-address'

export type Entry = {
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
  const { rows } = await sql<Entry>`select * from permission where ${isOwn} and not gone order by sort_no, id`.execute(db)
  return rows
}

/** The address of a page of another system an entry leads to; `{{name}}` at its beginning is filled in by the client. */
const addressOf = ({ url }: Entry, configuration: Configuration): string | undefined =>
  url && /^(https?:\/\/|\{\{)/.test(url) ? menuAddress(url, configuration) : undefined

/** For whom a menu is made. */
type Shown = { readonly language: Language; readonly configuration: Configuration }

/**
 * A menu entry as clients of the wire contract build routes from it. A page of another system has a path of its own, for a router knows
 * nothing of hosts and queries; without a route its line in the menu is a link, whose path is the address itself. Titles come in the
 * language asked for, and beside it in both, for whoever changes the language without a network.
 */
function node(entry: Entry, children: readonly object[], { language, configuration }: Shown) {
  const address = addressOf(entry, configuration)
  const way = address ? `/frame/${entry.id.replace(/[^\w-]/g, '-')}` : (entry.url ?? `/${entry.id}`)
  const [titleZh, titleEn] = [entry.name, entry.name_en || entry.name]
  return {
    id: entry.id,
    path: address && !entry.route ? address : way,
    name: way.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@'),
    component: entry.component ?? (address ? 'layouts/IframePageView' : 'layouts/RouteView'),
    redirect: entry.redirect,
    route: entry.route ? '1' : '0',
    hidden: entry.hidden,
    alwaysShow: entry.always_show,
    meta: {
      title: language === 'en' ? titleEn : titleZh,
      titleZh,
      titleEn,
      icon: entry.icon ?? '',
      keepAlive: entry.keep_alive,
      internalOrExternal: entry.internal_or_external,
      componentName: (entry.component ?? '').split('/').at(-1) ?? '',
      ...(address ? { url: address } : {}),
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

/** Routes for the expected pages nothing in the person's menu leads to. They are not drawn. */
function expectedOf(reached: ReadonlySet<string | null>, shown: Shown): object[] {
  return expected
    .filter(([path]) => !reached.has(path))
    .map(([url, component, name]) =>
      node({ ...blank, id: url.slice(1).replaceAll('/', '.'), url, component, name: name.zh, name_en: name.en }, [], shown),
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

/** The menu a person sees: their entries and whatever leads to them, and the pages every client expects. An entry that is switched off goes with all below it. */
export function menuOf(entries: readonly Entry[], person: Person, shown: Shown): object[] {
  const all = can(person.granted, '*:*')
  const reached = new Set<string | null>()
  const shows = (entry: Entry) => entry.component !== 'layouts/RouteView' && (all || person.menus.has(entry.id))
  const under = (parent: string | null): object[] =>
    entries
      .filter((entry) => (entry.parent_id || null) === parent && entry.menu_type !== '2' && entry.status === '1')
      .flatMap((entry) => {
        const children = under(entry.id)
        if (children.length === 0 && !shows(entry)) return []
        reached.add(entry.url)
        return [node(entry, children, shown)]
      })
  return [...under(null), ...expectedOf(reached, shown)]
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
