import type { ComponentType } from 'react'
import type { Alarm } from './alarm'
import type { BandItem } from './band/band-item'
import type { HomeCard } from './home-card'

/** What an area tells on the home. Fetched with it, and no sooner. */
export type HomeOfArea = {
  readonly cards?: readonly HomeCard[]
  /** What it looks after on the card of what needs attention. */
  readonly alarms?: readonly Alarm[]
  /** What it says in the band above a screen of its own that is somebody's home. */
  readonly bandItems?: readonly BandItem[]
  /** What it says of the day behind date and time: the engine knows no calendar. */
  readonly day?: { readonly name: string; readonly load: () => Promise<ComponentType> }
}
