import type { ComponentType } from 'react'
import type { Area, DefinedIn } from '../../../contract/area'
import type { OperatorScreen, Screen } from '../../../contract/catalogue'
import type { Noun } from '../../../contract/registry'
import { arrivingAreas } from '../../arriving/arriving-areas'
import { earlyPart } from '../../design/early-part'
import type { HomeOfArea } from '../../home/home-of-area'
import { namedHome } from '../../home/named-home'
import { comingPage, type LoadAddition, type LoadPage } from '../../record-page/coming-page'
import type { FormPart, NounView, Product } from '../product'

type OfNoun<A extends Area, T> = { readonly [N in DefinedIn<A>['name']]?: T }
type ScreensOf<A extends Area> = A extends { readonly screens: readonly (infer S extends Screen)[] } ? S : never
type OperatorScreensOf<A extends Area> = A extends { readonly operatorScreens: readonly (infer S extends OperatorScreen)[] } ? S : never
/** Component names of the screens an area has to show. */
type OwnOf<A extends Area> = (Exclude<ScreensOf<A>, { readonly builtIn: true }> | OperatorScreensOf<A>)['component']

/** What an area shows beside the generic screens of its nouns. */
type Parts<A extends Area> = {
  /** Pages of its nouns' records. */
  readonly recordPages?: OfNoun<A, LoadPage>
  /** What it has to say on the records of other areas' nouns. */
  readonly pageParts?: { readonly [N in Noun]?: LoadAddition }
  /** What it tells on the home: cards, alarms, the day. */
  readonly home?: () => Promise<HomeOfArea>
  readonly formParts?: OfNoun<A, FormPart>
  /** Screens people work in, in place of the lists of nouns; each list stays beside it. */
  readonly nounViews?: OfNoun<A, ShownView>
}

/** Fetches a screen. */
type LoadScreen = () => Promise<ComponentType>

/** How a screen is fetched. `knows`: the nouns it makes do with, as a part of areas, where it does not wait for all of them. */
type ShownScreen = LoadScreen | { readonly load: LoadScreen; readonly knows: () => Promise<Area> }

type NounPart = ComponentType<{ readonly title: string; readonly noun: string }>
/** A screen in place of a noun's list: how it is fetched, what it is called beside the list, and its picture. */
type ShownView = Omit<NounView, 'part'> & { readonly load: () => Promise<NounPart> }

/** An area as the app shows it. What it says of its nouns is fetched apart, and not before something needs it. */
type Shown<A extends Area> = Parts<A> & {
  readonly name: A['name']
  readonly area: () => Promise<A>
  /** Its own screens, by the component names the area gives them. */
  readonly screens: { readonly [C in OwnOf<A>]: ShownScreen }
}

export type ShownArea = { readonly name: string; readonly area: () => Promise<Area> } & {
  readonly screens: Readonly<Record<string, ShownScreen>>
  readonly nounViews?: Readonly<Record<string, ShownView>>
  readonly recordPages?: Readonly<Record<string, LoadPage>>
  readonly pageParts?: Readonly<Record<string, LoadAddition>>
  readonly home?: () => Promise<HomeOfArea>
} & { readonly [P in Exclude<keyof Parts<Area>, 'home' | 'nounViews' | 'recordPages' | 'pageParts'>]?: Product[P] }

/** Says how the app shows an area. */
export const show = <const A extends Area>(shown: Shown<A>): ShownArea => shown as ShownArea

/** The pages of all areas, each with what other areas say on it. */
const pagesOf = (shown: readonly ShownArea[]): Product['recordPages'] =>
  Object.fromEntries(
    shown.flatMap(({ recordPages = {} }) =>
      Object.entries(recordPages).map(([noun, load]) => [
        noun,
        comingPage(
          load,
          shown.flatMap(({ pageParts }) => pageParts?.[noun] ?? []),
        ),
      ]),
    ),
  )

/** The areas of a product joined, with what the product says beside them. `first`: the nouns nothing can be shown without. */
export function productOf(
  shown: readonly ShownArea[],
  { first, ...beside }: Pick<Product, 'name' | 'release' | 'roleOrder'> & { readonly first: () => Promise<Area> },
): Product {
  const joined = <P extends keyof ShownArea>(part: P) => Object.assign({}, ...shown.map((area) => area[part]))
  const words = () => import('../../../contract/later-errors')
  const areas = arrivingAreas(shown.map(({ area }) => area))
  const whole = () => Promise.all([areas.fetch(), words()]).then(([all]) => all)
  const screenOf = (screen: ShownScreen) => {
    const { load, knows } = typeof screen === 'function' ? { load: screen, knows: undefined } : screen
    return earlyPart(() => Promise.all([load(), knows ? areas.fetchPart(knows) : whole()]).then(([part]) => part))
  }
  return {
    ...beside,
    catalogue: areas.catalogue,
    arriving: { catalogue: areas.catalogue, here: areas.here, first: () => areas.fetchPart(first), rest: whole },
    wholeCatalogue: async () => {
      const [{ joinedCatalogueOf }, all] = await Promise.all([import('../../../contract/whole-catalogue'), whole()])
      return joinedCatalogueOf(all)
    },
    screens: Object.fromEntries(shown.flatMap(({ screens }) => Object.entries(screens).map(([name, screen]) => [name, screenOf(screen)]))),
    home: namedHome(shown.flatMap(({ home = [] }) => home)),
    recordPages: pagesOf(shown),
    formParts: joined('formParts'),
    nounViews: Object.fromEntries(
      shown.flatMap(({ nounViews = {} }) =>
        Object.entries(nounViews).map(([noun, { load, ...view }]) => [noun, { ...view, part: earlyPart(load) }]),
      ),
    ),
  }
}
