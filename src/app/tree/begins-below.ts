import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { Permission } from '../../contract/system/permission'
import type { ViewRow } from '../resource/row'
import { isFrame } from '../shell/menu'
import type { RowTree } from './tree'

/** Types of an entry of the menu: on top, a sub menu below another one, and a button of a page. */
const [onTop, subMenu, button] = ['0', '1', '2']

/** An entry is a sub menu where others are, or where none is yet, but one that frames pages is meant to have some; else a button. */
function entryBelow({ levels }: RowTree, below: ViewRow): Values {
  const there = levels.get(below.id) ?? []
  const framesPages = below.menuType === onTop || isFrame(String(below.component ?? ''))
  const isMenu = there.length > 0 ? there.some(({ menuType }) => menuType !== button) : framesPages
  return isMenu ? { menuType: subMenu } : { menuType: button, route: false }
}

/** What a new row begins with because of the one it is made below. */
export const beginsBelow = (resource: Resource, tree: RowTree, below: ViewRow | undefined): Values =>
  below && resource.name === Permission.name ? entryBelow(tree, below) : {}
