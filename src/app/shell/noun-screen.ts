import { earlyPart } from '../design/early-part'
import { faceNow } from '../design/face-now'
import { listViews } from '../resource/list-views'
import { wholeOf } from './all-nouns'
import { homePath } from './guard'
import { nounOf } from './noun-of'
import type { Product } from './product'

/** The list of any noun, with how lists look here. */
export const nounScreen = earlyPart(async () => {
  const [{ NounScreen }] = await Promise.all([import('./screens/NounScreen'), listViews[faceNow()].fetch()])
  return NounScreen
})

/** What a list is made of: what draws it, and every noun. */
const fetchList = ({ wholeCatalogue }: Product) => Promise.all([nounScreen.fetch(), wholeCatalogue && wholeOf(wholeCatalogue)])

/** Asks the server for the rows of a list, where it reads them from there: on a desktop, as a table. */
async function askRows({ wholeCatalogue, nounViews = {} }: Product, noun: string): Promise<void> {
  if (!wholeCatalogue || faceNow() !== 'desktop' || Object.hasOwn(nounViews, noun)) return
  const [{ resources }, { askAhead }] = await Promise.all([wholeOf(wholeCatalogue), import('../resource/list/ask-ahead')])
  const resource = resources[noun]
  if (resource && !resource.single) askAhead(resource, window.location.search)
}

/**
 * Fetches what the screen of an address is made of, all of it at once instead of one after the other as it is drawn. `component`: what the menu says
 * is there, where it is known.
 * `asked`: its rows are on their way, where they come from the server. `whole`: it is here. Both resolve when it cannot be had as well: that is told
 * where it is drawn.
 */
export function fetchScreen(
  product: Product,
  path: string,
  component: string | undefined,
): { readonly asked: Promise<unknown>; readonly whole: Promise<unknown> } {
  const noun = component && nounOf(component)
  const screen = noun ? fetchList(product) : path === homePath && !component && import('../home/HomeScreen')
  const asked = Promise.allSettled([noun && askRows(product, noun)])
  return { asked, whole: Promise.allSettled([screen, asked, component && product.screens[component]?.fetch()]) }
}
