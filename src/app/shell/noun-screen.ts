import { earlyPart } from '../design/early-part'
import { faceNow } from '../design/face-now'
import { listViews } from '../resource/list-views'
import { wholeOf } from './all-nouns'
import { nounOf } from './noun-of'
import type { Product } from './product'

/** The list of any noun, with how lists look here. */
export const nounScreen = earlyPart(async () => {
  const [{ NounScreen }] = await Promise.all([import('./screens/NounScreen'), listViews[faceNow()].fetch()])
  return NounScreen
})

/** Fetches what a list is made of, and on a desktop, which reads it from the server, its rows beside that. */
async function fetchList({ wholeCatalogue, nounViews = {} }: Product, noun: string): Promise<void> {
  void nounScreen.fetch()
  if (!wholeCatalogue) return
  const isAsked = faceNow() === 'desktop' && !Object.hasOwn(nounViews, noun)
  const [{ resources }, list] = await Promise.all([wholeOf(wholeCatalogue), isAsked && import('../resource/list/ask-ahead')])
  const resource = resources[noun]
  if (list && resource && !resource.single) list.askAhead(resource, window.location.search)
}

/** Fetches what the screen of a menu entry is made of, all of it at once instead of one after the other as it is drawn. */
export function fetchScreen(product: Product, component: string): void {
  void product.screens[component]?.fetch()
  const noun = nounOf(component)
  // What cannot be had is told where it is drawn.
  if (noun) void fetchList(product, noun).catch(() => undefined)
}
