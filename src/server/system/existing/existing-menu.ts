import type { Permission } from '../../../contract/access'
import { type Catalogue, resourceOf } from '../../../contract/catalogue'
import { type Label, type Language, say } from '../../../contract/label'
import { codeOfMade, isMade } from '../../../contract/made/made-name'
import { noticesPath } from '../../../contract/push'
import type { FrameAddress } from '../../frames/frame-routes'
import { parentFieldOf } from '../../online-form/parent-field'
import { codeOfReport, type ServedReports } from '../../report/served-reports'
import { nounComponent } from '../../seed/noun-page'
import type { MenuNode } from '../menu-node'
import { existingIcon } from './existing-icons'
import { isTheirView, monitorComponent, monitorPages, onlinePages, pagesBeside, viewOf } from './existing-views'

/** Where they look for the notices somebody has received. */
const theirNotices = '/isps/userAnnouncement'

/** Where such clients begin. Framed, it is what gives the other frames their sign-in while its ticket is good. */
const home = 'dashboard/Analysis'

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-').replaceAll(':', '@')

type OfTheirs = { readonly path: string; readonly view: string; readonly name: Label }

/** A page of theirs that stands where an entry of ours does. */
const theirPage = (node: MenuNode, { path, view, name }: OfTheirs, language: Language): MenuNode => ({
  ...node,
  id: `${node.id}${path}`,
  path,
  name: nameOf(path),
  component: view,
  hidden: false,
  meta: {
    ...node.meta,
    title: say(name, language),
    titleZh: name.zh,
    titleEn: name.en,
    icon: 'file',
    componentName: view.split('/').at(-1) ?? '',
  },
})

/** A page of ours as they show one of another system. */
const framed = (node: MenuNode, address: FrameAddress): MenuNode => ({
  ...node,
  redirect: null,
  route: '1',
  component: 'layouts/IframePageView',
  meta: { ...node.meta, componentName: 'IframePageView', internalOrExternal: false, url: address(node.path) },
})

/** Whether a page of ours is a line of its own: all others are reached from within these. One whose address is still to be filled in is none. */
const isLine = ({ hidden, path }: MenuNode): boolean => !hidden && /^\/[\w/-]*$/.test(path)

/**
 * For whom a menu is made. `holds`: what they may do; `address`: where a page of ours stands in a frame, where pages may; `nouns`: those
 * of their house; `reports`: those of the product. */
type Making = {
  readonly language: Language
  readonly holds: (permission: Permission) => boolean
  readonly address: FrameAddress | undefined
  readonly nouns: Catalogue['resources']
  readonly reports: ServedReports
}
/** The same, with the views a house has put into its menu itself. */
type Within = Making & { readonly named: ReadonlySet<string> }

/** A line that leads to their page for any form or report: none has a route of its own. */
const lineTo = (node: MenuNode, { path, view }: OfTheirs, code: string): MenuNode => ({
  ...node,
  path: path.replace(':code', code),
  component: view,
  route: '0',
})

/** The list of a noun the house has made. */
function onlineList(node: MenuNode, { nouns }: Making): MenuNode | undefined {
  const noun = node.component.slice(nounComponent('').length)
  const resource = isMade(noun) ? resourceOf({ resources: nouns }, noun) : undefined
  return resource && lineTo(node, onlinePages[parentFieldOf(resource) === undefined ? 'list' : 'tree'], codeOfMade(noun))
}

/** A screen of a report, as its table: of one that says something before it is asked for anything. */
function onlineReport(node: MenuNode, { reports }: Making): MenuNode | undefined {
  const report = [...reports.values()].find(({ report: { name } }) => name === node.component)?.report
  const opens = report !== undefined && Object.values(report.params).every(({ required }) => !required)
  return opens ? lineTo(node, onlinePages.report, codeOfReport(report)) : undefined
}

/** An entry that is no group, as they can open it; undefined where they cannot. */
function pageOf(node: MenuNode, view: string | undefined, making: Making): MenuNode | undefined {
  const list = onlineList(node, making)
  if (list) return list
  const { address } = making
  const known = view ?? (isTheirView(node.component) ? node.component : undefined)
  if (address && (node.component === home || (!known && isLine(node)))) return framed(node, address)
  return known === undefined ? onlineReport(node, making) : { ...node, component: known }
}

/** Further pages of theirs beside one, for whoever may use them; none a house has put somewhere itself. */
const besides = (node: MenuNode, { language, holds, named }: Within): MenuNode[] =>
  (pagesBeside.get(node.component) ?? [])
    .filter(({ view, needs }) => !named.has(view) && needs.every(holds))
    .map((page) => theirPage(node, page, language))

function asKnown(node: MenuNode, making: Within): MenuNode[] {
  if (node.component === monitorComponent)
    return monitorPages.map(([path, view, name]) => theirPage(node, { path, view, name }, making.language))
  const isGroup = node.children !== undefined
  const children = (node.children ?? []).flatMap((child) => asKnown(child, making))
  const view = viewOf.get(node.component)
  const page = isGroup ? node : pageOf(node, view, making)
  if (!page) return besides(node, making)
  if (isGroup && children.length === 0) return []
  // A line to a page of theirs for many is as good as one to a view of its own.
  const leads = page.route === '0' && node.route === '1'
  const path = page.path === noticesPath ? theirNotices : page.path
  const known = {
    ...page,
    path,
    name: nameOf(path),
    // Our app shows some of them as tabs of others, which is a thing these clients do not know.
    hidden: isGroup ? children.every(({ hidden }) => hidden) : !view && !leads && node.hidden,
    meta: { ...page.meta, icon: existingIcon(node.meta.icon, isGroup ? 'folder' : 'file') },
  }
  return [isGroup ? { ...known, children } : known, ...besides(node, making)]
}

const componentsOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ component, children = [] }) => [component, ...componentsOf(children)])

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

/** Pages of theirs that others lead to, each for every form or report there is: their routes, without a line. */
function reachedPages(shown: readonly MenuNode[], { language }: Making): MenuNode[] {
  const all = flat(shown)
  const paths = new Set(all.map(({ path }) => path))
  return Object.values(onlinePages).flatMap((page) => {
    const from = all.find(({ component }) => page.from.test(component))
    return from && !paths.has(page.path) ? [{ ...theirPage(from, page, language), hidden: true, route: '1' as const }] : []
  })
}

/**
 * A menu as existing clients of the wire contract can draw it. They build a route from every entry and hang on a page they do not have, so
 * pages of ours they have none for stand in frames, or are left out where `address` tells none; and so are groups nothing is left in.
 */
export function existingMenu(menu: readonly MenuNode[], making: Making): MenuNode[] {
  const named = new Set(componentsOf(menu))
  const shown = menu.flatMap((node) => asKnown(node, { ...making, named }))
  return [...shown, ...reachedPages(shown, making)]
}
