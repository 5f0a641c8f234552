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

/** Fetches what a list is made of, and on a desktop, which reads it from the server, its rows beside that. */
async function fetchList({ wholeCatalogue, nounViews = {} }: Product, noun: string): Promise<void> {
  const screen = nounScreen.fetch()
  if (!wholeCatalogue) return void (await screen)
  const isAsked = faceNow() === 'desktop' && !Object.hasOwn(nounViews, noun)
  const [{ resources }, list] = await Promise.all([wholeOf(wholeCatalogue), isAsked && import('../resource/list/ask-ahead')])
  const resource = resources[noun]
  if (list && resource && !resource.single) list.askAhead(resource, window.location.search)
  await screen
}

/**
 * Fetches what the screen of an address is made of, all of it at once instead of one after the other as it is drawn. `component`: what the menu says
 * is there, where it is known.
 * Resolves when it is here, or cannot be had: that is told where it is drawn.
 */
export async function fetchScreen(product: Product, path: string, component: string | undefined): Promise<void> {
  const noun = component && nounOf(component)
  const list = noun ? fetchList(product, noun) : path === homePath && !component && import('../home/HomeScreen')
  await Promise.allSettled([list, component && product.screens[component]?.fetch()])
}
