import type { ComponentType } from 'react'
import { type Area, type DefinedIn, deviceCatalogueOf } from '../../contract/area'
import type { Screen } from '../../contract/catalogue'
import type { Label } from '../../contract/label'
import type { FormPart, OwnScreen, Product, RecordPart, RowLock } from './product'

type OfNoun<A extends Area, T> = { readonly [N in DefinedIn<A>['name']]?: T }
type ScreensOf<A extends Area> = A extends { readonly screens: readonly (infer S extends Screen)[] } ? S : never
/** Component names of the screens an area has to show. */
type OwnOf<A extends Area> = Exclude<ScreensOf<A>, { readonly builtIn: true }>['component']

/** What an area shows beside the generic screens of its nouns. */
type Parts<A extends Area> = {
  /** Parts of records beside their fields, by noun. */
  readonly recordParts?: OfNoun<A, RecordPart>
  /** Parts of the home page, each for whoever has something in it. */
  readonly homeParts?: readonly ComponentType[]
  /** Fields a part of the record shows in their place, by noun. */
  readonly partFields?: OfNoun<A, readonly string[]>
  readonly formParts?: OfNoun<A, FormPart>
  readonly rowLocks?: OfNoun<A, RowLock>
  /** Sentences for the words with which nouns hold a change back for somebody to decide. */
  readonly reasons?: Readonly<Record<string, Label>>
}

/** An area as the app shows it. */
export type ShownArea = Pick<Product, 'screens' | 'homeParts'> & { readonly area: Area } & {
  readonly [P in Exclude<keyof Parts<Area>, 'homeParts'>]?: Product[P]
}

/** Joins an area with its screens, by the component names the area gives them, and with what else it shows. */
export const show = <const A extends Area>(area: A, screens: { readonly [C in OwnOf<A>]: OwnScreen }, parts: Parts<A> = {}): ShownArea =>
  ({ ...parts, area, screens }) as ShownArea

/** The areas of a product joined, with what the product says beside them. */
export function productOf(areas: readonly ShownArea[], beside: Pick<Product, 'name' | 'release'>): Product {
  const joined = <P extends keyof ShownArea>(part: P) => Object.assign({}, ...areas.map((shown) => shown[part]))
  const all = areas.map(({ area }) => area)
  return {
    ...beside,
    catalogue: deviceCatalogueOf(all),
    wholeCatalogue: () => import('../../contract/whole-catalogue').then(({ catalogueOf }) => catalogueOf(all)),
    screens: joined('screens'),
    homeParts: areas.flatMap(({ homeParts = [] }) => homeParts),
    recordParts: joined('recordParts'),
    partFields: joined('partFields'),
    formParts: joined('formParts'),
    rowLocks: joined('rowLocks'),
    reasons: joined('reasons'),
  }
}
