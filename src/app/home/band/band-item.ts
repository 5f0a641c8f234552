import type { ComponentType } from 'react'
import { can, type Permission } from '../../../contract/access'

/** What an item is told: the ids of the records the screen below the band shows, and their day. It answers whether it has anything to say. */
export type BandItemProps = { readonly of: ReadonlySet<string>; readonly day: string; readonly tell: (has: boolean) => void }

/** One matter the day asks about, in the band above a screen that is somebody's home. It draws nothing where there is nothing to say. */
export type BandItem = {
  /** `<area>/<matter>`. Unique in the product. */
  readonly name: string
  /** Smaller numbers first; steps of ten, so that items to come fit between. */
  readonly order: number
  /** All of these are needed. */
  readonly needs: readonly Permission[]
  readonly load: () => Promise<ComponentType<BandItemProps>>
}

/** The items somebody may know the answer of, in the order they stand in. */
export const itemsFor = (items: readonly BandItem[], granted: ReadonlySet<string>): BandItem[] =>
  items.filter(({ needs }) => needs.every((one) => can(granted, one))).sort((one, two) => one.order - two.order)
