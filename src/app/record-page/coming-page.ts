import { type EarlyPart, earlyPart } from '../design/early-part'
import type { PageAddition, PageProps, RecordPage } from './record-page'
import type { SeveralAct } from './several-act'

/** How a page, or what an area adds to it, is fetched. */
export type LoadPage = () => Promise<RecordPage>
export type LoadAddition = () => Promise<PageAddition>

/** `several`: what is done with several records at once, as far as the page is here. */
export type ComingPage = EarlyPart<PageProps> & { readonly several: () => readonly SeveralAct[] }

/** The page of a noun, fetched whole: its frame, what it says, and what other areas say on it. */
export function comingPage(load: LoadPage, added: readonly LoadAddition[]): ComingPage {
  let several: readonly SeveralAct[] = []
  const part = earlyPart(async () => {
    const [{ drawnPage }, own, ...others] = await Promise.all([import('./drawn-page'), load(), ...added.map((one) => one())])
    const drawn = drawnPage(own, others)
    several = drawn.several
    return drawn.page
  })
  return { ...part, several: () => several }
}
