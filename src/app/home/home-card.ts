import type { ComponentType } from 'react'
import type { Permission } from '../../contract/access'
import type { Label } from '../../contract/label'

/**
 * `full` stands over both lanes of a desktop, `main` in the left one (two thirds), `side` in the right one (one third). A tablet puts `main`
 * over its width and two `side` beside each other, and one nothing stands beside over its width; a phone has one column by `order`.
 */
export type CardLane = 'full' | 'main' | 'side'
/**
 * Where a card stands. Smaller numbers first; steps of ten, so that cards to come fit between. `to`: where it leads from here, for those who do
 * not work on the screen it leads others to.
 */
export type CardPlace = { readonly order: number; readonly lane: CardLane; readonly to?: string }

/** One question, for whoever may know the answer. Named by an area, fetched when the home is drawn. */
export type HomeCard<R extends string = string> = {
  /** `<area>/<question>`. Unique in the product. */
  readonly name: string
  readonly title: Label
  /** Name of its picture, as the menu names pictures. */
  readonly icon: string
  /** All of these are needed. */
  readonly needs: readonly Permission[]
  /** Where it stands for whoever has none of the roles below; absent: not on their home, though they may. */
  readonly place?: CardPlace
  /** Where it stands for holders of shipped roles. Of several the first in the product's order of roles counts. */
  readonly for?: { readonly [Role in R]?: CardPlace }
  /** Where one acts; the whole head of the card is the link. Absent: one acts in the card itself. */
  readonly to?: string
  /** Height its skeleton takes, in px of the phone. */
  readonly height: number
  readonly load: () => Promise<ComponentType<HomeCardProps>>
  /**
   * A hook that answers how the card stands, from what lies on the device: bar and menu say wherever one is what is due where the card leads. `for`:
   * roles that have no such card on their home, and act there all the same. Absent: it is known only while the home is open.
   */
  readonly due?: { readonly load: () => Promise<() => CardStanding | undefined>; readonly for?: readonly R[] }
}

/**
 * What a card has to say. `due`: somebody should act. `calm`: a figure worth seeing. `well`: nothing to do; from the next visit on the card is
 * a line of the strip "all is well", with `said`. `none`: does not apply to this house or day.
 */
export type CardStanding = {
  readonly as: 'due' | 'calm' | 'well' | 'none'
  readonly said?: Label
  /** Values of `said`. `count`: how many things are due, which the bar shows at the place where the card leads. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** How many things are due. */
export const dueIn = ({ as, values }: CardStanding): number => (as === 'due' ? Number(values?.count ?? 0) : 0)

/** What a card is given. It answers with `tell`; that decides where the home keeps it. Until it has told, it is taken to be loading. */
export type HomeCardProps = { readonly tell: (standing: CardStanding) => void }
