import type { Label } from './label'
import type { Noun } from './registry'

/** Where a screen or the list of a noun stands in the menu of those for whom it is an entry. */
export type MenuEntry<R extends string = string, G extends string = string> = {
  readonly group: G
  /** Its place among all of its group, and among the tabs of its hub. */
  readonly order: number
  /** A picture the app knows, and no other entry has. */
  readonly icon: string
  /** What it is called in the menu; its own name where nothing is said. */
  readonly label?: Label
  /** Shipped roles for which it is an entry. Everybody else who may open it finds it as a tab or under the records. Absent: for all who may. */
  readonly for?: readonly R[]
  /** Its place in the bar at the foot of a touch screen, by role. The first is home's, or that of the screen the role lands on. */
  readonly place?: { readonly [Role in R]?: 1 | 2 | 3 | 4 }
  /** What it is called in the bar, where its name is too long there: three Chinese characters, nine letters. */
  readonly short?: Label
  /** Roles that are shown it in place of home, at the address of home. */
  readonly lands?: readonly R[]
  /** Address of the hub it is a tab of for whoever has the hub in the menu. */
  readonly tabOf?: string
}

/** What is a tab of a hub, and nobody's entry. It keeps its address. */
export type MenuTab = Pick<MenuEntry, 'order' | 'label'> & { readonly tabOf: string }

/**
 * What an area says of its place in the menu: by name of a noun or by address of a screen. What is not named is a pure table; it stands under
 * the records. Lines it names, which have the rights of their document, are for whoever may open that.
 */
export type AreaMenu<R extends string = string, G extends string = string> = {
  readonly [Of in Noun | `/${string}`]?: MenuEntry<R, G> | MenuTab
}

export const isTabOnly = (stands: MenuEntry | MenuTab): stands is MenuTab => !('group' in stands)

/** The screen under which every table stands that is nobody's entry. */
export const recordsPath = '/records'
/** Component of that screen in the menu. */
export const recordsComponent = 'records'
