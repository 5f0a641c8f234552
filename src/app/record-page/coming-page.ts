import { type EarlyPart, earlyPart } from '../design/early-part'
import type { PageAddition, PageProps, RecordPage } from './record-page'

/** How a page, or what an area adds to it, is fetched. */
export type LoadPage = () => Promise<RecordPage>
export type LoadAddition = () => Promise<PageAddition>

/** The page of a noun, fetched whole: its frame, what it says, and what other areas say on it. */
export const comingPage = (load: LoadPage, added: readonly LoadAddition[]): EarlyPart<PageProps> =>
  earlyPart(async () => {
    const [{ drawnPage }, own, ...others] = await Promise.all([import('./drawn-page'), load(), ...added.map((one) => one())])
    return drawnPage(own, others)
  })
