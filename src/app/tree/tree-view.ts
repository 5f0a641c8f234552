import { earlyPart } from '../design/early-part'
import type { NounView } from '../shell/product'
import { words } from './words'

/** What a noun whose rows stand in a tree has in place of its list. */
export const treeView: NounView = {
  part: earlyPart(() => import('./TreeScreen').then((file) => file.TreeScreen)),
  label: words.view,
  icon: 'network',
  opens: true,
}
