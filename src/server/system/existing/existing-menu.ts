import type { Permission } from '../../../contract/access'
import { type Label, type Language, say } from '../../../contract/label'
import { noticesPath } from '../../../contract/push'
import type { FrameAddress } from '../../frames/frame-routes'
import type { MenuNode } from '../menu-node'
import { existingIcon } from './existing-icons'
import { isTheirView, monitorComponent, monitorPages, pagesBeside, viewOf } from './existing-views'

/** Where they look for the notices somebody has received. */
const theirNotices = '/isps/userAnnouncement'

/** Where such clients begin. Framed, it is what gives the other frames their sign-in while its ticket is good. */
const home = 'dashboard/Analysis'

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-')

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

/** For whom a menu is made. `holds`: what they may do; `address`: where a page of ours stands in a frame, where pages may. */
type Making = {
  readonly language: Language
  readonly holds: (permission: Permission) => boolean
  readonly address: FrameAddress | undefined
}
/** The same, with the views a house has put into its menu itself. */
type Within = Making & { readonly named: ReadonlySet<string> }

/** An entry that is no group, as they can open it; undefined where they cannot. */
function pageOf(node: MenuNode, view: string | undefined, { address }: Making): MenuNode | undefined {
  const known = view ?? (isTheirView(node.component) ? node.component : undefined)
  if (address && (node.component === home || (!known && isLine(node)))) return framed(node, address)
  return known === undefined ? undefined : { ...node, component: known }
}

/** Further pages of theirs beside one, for whoever may use them; none a house has put somewhere itself. */
const besides = (node: MenuNode, known: MenuNode, { language, holds, named }: Within): MenuNode[] =>
  (pagesBeside.get(node.component) ?? [])
    .filter(({ view, needs }) => !named.has(view) && needs.every(holds))
    .map((page) => theirPage(known, page, language))

function asKnown(node: MenuNode, making: Within): MenuNode[] {
  if (node.component === monitorComponent)
    return monitorPages.map(([path, view, name]) => theirPage(node, { path, view, name }, making.language))
  const isGroup = node.children !== undefined
  const children = (node.children ?? []).flatMap((child) => asKnown(child, making))
  const view = viewOf.get(node.component)
  const page = isGroup ? node : pageOf(node, view, making)
  if (!page || (isGroup && children.length === 0)) return []
  const path = node.path === noticesPath ? theirNotices : node.path
  const known = {
    ...page,
    path,
    name: nameOf(path),
    // Our app shows some of them as tabs of others, which is a thing these clients do not know.
    hidden: isGroup ? children.every(({ hidden }) => hidden) : !view && node.hidden,
    meta: { ...page.meta, icon: existingIcon(node.meta.icon, isGroup ? 'folder' : 'file') },
  }
  return [isGroup ? { ...known, children } : known, ...besides(node, known, making)]
}

const componentsOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ component, children = [] }) => [component, ...componentsOf(children)])

/**
 * A menu as existing clients of the wire contract can draw it. They build a route from every entry and hang on a page they do not have, so
 * pages of ours they have none for stand in frames, or are left out where `address` tells none; and so are groups nothing is left in.
 */
export function existingMenu(menu: readonly MenuNode[], making: Making): MenuNode[] {
  const named = new Set(componentsOf(menu))
  return menu.flatMap((node) => asKnown(node, { ...making, named }))
}
