import { earlyPart } from '../design/early-part'
import { faceNow } from '../design/face-now'
import { nounOf } from './noun-of'
import type { Product } from './product'

/** The list of any noun, with how lists look here. */
export const nounScreen = earlyPart(async () => {
  const views = import('../resource/list-views').then(({ listViews }) => listViews[faceNow()].fetch())
  const [{ NounScreen }] = await Promise.all([import('./screens/NounScreen'), views])
  return NounScreen
})

/** Fetches what the screen of a menu entry is made of, all of it at once instead of one after the other as it is drawn. */
export function fetchScreen({ screens, wholeCatalogue }: Product, component: string): void {
  void screens[component]?.fetch()
  if (!nounOf(component)) return
  void nounScreen.fetch()
  if (wholeCatalogue) void import('./all-nouns').then(({ wholeOf }) => wholeOf(wholeCatalogue)).catch(() => undefined)
}
