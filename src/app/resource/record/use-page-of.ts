import { type EarlyPart, earlyPart } from '../../design/early-part'
import type { PageProps } from '../../record-page/record-page'
import { useProduct } from '../../shell/product'

/** How the records of nouns are read that have no page of their own. */
const plain: EarlyPart<PageProps> = earlyPart(() => import('../../record-page/PlainPage').then((file) => file.PlainPage))

/** The page the records of a noun are read on. */
export const usePageOf = (noun: string): EarlyPart<PageProps> => useProduct().recordPages?.[noun] ?? plain
