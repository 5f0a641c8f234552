import type { OperatorScreen } from '../../contract/catalogue'
import type { Language } from '../../contract/label'
import type { Configuration } from '../configuration'
import { plannedEntry } from './drawn-entries'
import { menuAddress } from './menu-address'
import type { MenuPlan } from './menu-plan'

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
  /** Codes of roles, with commas between them. */
  shown_to: string | null
  tab_of: string | null
  sort_no: number | null
}

/** The address of a page of another system an entry leads to; `{{name}}` at its beginning is filled in by the client. */
const addressOf = ({ url }: Entry, configuration: Configuration): string | undefined =>
  url && /^(https?:\/\/|\{\{)/.test(url) ? menuAddress(url, configuration) : undefined

/**
 * For whom a menu is made, and how the product wants it. `isForExisting`: an existing client of the wire contract asks. `operating`: screens of the operator,
 * where it is they who ask.
 */
export type Shown = {
  readonly language: Language
  readonly configuration: Configuration
  readonly plan: MenuPlan
  readonly isForExisting?: boolean
  readonly operating?: readonly OperatorScreen[]
}
/** What of an entry hangs on who sees it. `role`: the one that decides what they come to. */
type Standing = { readonly hidden: boolean; readonly role: string | undefined }

/** What the menu says of an entry beside the wire contract: whose tab it is, its place in the bar, and whether one lands on it. */
function placeOf(entry: Entry, { plan }: Shown, { hidden, role }: Standing) {
  const stands = plannedEntry(plan, entry.id)
  const place = role === undefined || hidden ? undefined : stands?.place?.[role]
  const short = place && stands?.short
  return {
    ...(entry.tab_of ? { tabOf: entry.tab_of } : {}),
    ...(entry.tab_of || place ? { order: Number(entry.sort_no ?? 0) } : {}),
    ...(place ? { place } : {}),
    ...(short ? { shortZh: short.zh, shortEn: short.en } : {}),
    ...(role !== undefined && !hidden && stands?.lands?.includes(role) ? { lands: true } : {}),
  }
}

/** An entry of a menu as it is sent. An entry with children, be there none, is a group. */
export type MenuNode = {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly component: string
  readonly redirect: string | null
  readonly route: '1' | '0'
  readonly hidden: boolean
  readonly alwaysShow: boolean
  readonly meta: { readonly title: string; readonly icon: string } & Readonly<Record<string, unknown>>
  readonly children?: readonly MenuNode[]
}

/**
 * A menu entry as clients of the wire contract build routes from it. A page of another system has a path of its own, for a router knows
 * nothing of hosts and queries; without a route its line in the menu is a link, whose path is the address itself. Titles come in the
 * language asked for, and beside it in both, for whoever changes the language without a network.
 */
export function node(entry: Entry, children: readonly MenuNode[], shown: Shown, standing: Standing): MenuNode {
  const address = addressOf(entry, shown.configuration)
  const way = address ? `/frame/${entry.id.replace(/[^\w-]/g, '-')}` : (entry.url ?? `/${entry.id}`)
  const [titleZh, titleEn] = [entry.name, entry.name_en || entry.name]
  return {
    id: entry.id,
    path: address && !entry.route ? address : way,
    name: way.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@'),
    component: entry.component ?? (address ? 'layouts/IframePageView' : 'layouts/RouteView'),
    redirect: entry.redirect,
    route: entry.route ? '1' : '0',
    hidden: standing.hidden,
    alwaysShow: entry.always_show,
    meta: {
      title: shown.language === 'en' ? titleEn : titleZh,
      titleZh,
      titleEn,
      icon: entry.icon ?? '',
      keepAlive: entry.keep_alive,
      internalOrExternal: entry.internal_or_external,
      componentName: (entry.component ?? '').split('/').at(-1) ?? '',
      ...(address ? { url: address } : {}),
      ...placeOf(entry, shown, standing),
    },
    ...(children.length > 0 ? { children } : {}),
  }
}

/** An entry no row stands for. */
export const blankEntry: Entry = {
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
  hidden: false,
  keep_alive: false,
  always_show: false,
  internal_or_external: false,
  status: '1',
  shown_to: null,
  tab_of: null,
  sort_no: null,
}
