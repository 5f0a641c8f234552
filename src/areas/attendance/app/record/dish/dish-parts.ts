import type { PageAddition } from '../../../../../app/record-page/record-page'
import { PlatesBanner } from './PlatesBanner'

/** What attendance has to say on the record of a dish. */
export const dishParts: PageAddition = { bannerParts: [PlatesBanner], parts: [] }
