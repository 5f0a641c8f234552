import { type ComponentType, createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Catalogue } from '../../contract/catalogue'
import type { Problems } from '../../contract/check'
import type { Fields } from '../../contract/field'
import type { Values } from '../../contract/fields/values'
import type { Label } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import type { EarlyPart } from '../design/early-part'
import type { FieldInputProps } from '../fields/field-input'
import type { HomeOfArea } from '../home/home-of-area'
import type { ComingPage } from '../record-page/coming-page'
import type { ViewRow } from '../resource/row'

export type OwnScreen = EarlyPart

/** What every form of a whole row is given. */
export type WholeForm = {
  readonly resource: Resource
  readonly row?: ViewRow
  /** What a new row begins with. */
  readonly given?: Values
  /** What a new row is about, settled by the place its form stands in: not asked for there, and what is typed is kept for that alone. */
  readonly about?: Values
  readonly onSaved: (id: string) => void
  readonly onCancel: () => void
}

/** How the form of a noun differs from what its fields say. */
export type FormPart = {
  /** A form of its own in place of the lines of its fields. It has the whole page. */
  readonly whole?: ComponentType<WholeForm>
  /** An input of it needs the width of the page. */
  readonly wide?: true
  /** What a new row is asked beside its fields. It goes with the call that makes the row, and is stored nowhere, not even as a draft. */
  readonly asks?: Fields
  /** What is wrong with several values together. */
  readonly check?: (values: Values) => Problems
  /** Inputs in place of those of the kinds, by field. */
  readonly inputs?: Readonly<Record<string, ComponentType<FieldInputProps>>>
}

/**
 * A screen people work in, in place of a noun's list; the list stays beside it. `icon`: a name of those of the menu. `opens`: it shows the record the
 * address names itself; it is the list's to show elsewhere.
 */
export type NounView = {
  readonly part: EarlyPart<{ readonly title: string; readonly noun: string }>
  readonly label: Label
  readonly icon: string
  readonly opens?: true
}

/**
 * Nouns that come one after the other. `first` brings those nothing can be shown without, `rest` all. `catalogue` grows with each arrival,
 * `here` tells of it.
 */
export type Arriving = {
  readonly catalogue: Catalogue
  readonly here: StoreApi<Catalogue>
  readonly first: () => Promise<unknown>
  readonly rest: () => Promise<unknown>
}

/** What the engine is told of the product it runs. Given once, at start. */
export type Product = {
  readonly name: Label
  /** Version of the build, noted beside every edit. */
  readonly release: string
  /** The nouns whose rows lie on the device; as far as they have arrived, where the product has them `arriving`. */
  readonly catalogue: Catalogue
  readonly arriving?: Arriving
  /** Fetches the catalogue with every noun, where `catalogue` lacks some; `AllNouns` does, around what may show any noun. */
  readonly wholeCatalogue?: () => Promise<Catalogue>
  /** Own screens by the component name the server's menu uses. */
  readonly screens: Readonly<Record<string, OwnScreen>>
  /** What each area tells on the home. One promise, whoever asks. */
  readonly home?: () => Promise<readonly HomeOfArea[]>
  /** Roles by code, from the one whose work somebody with several does first. */
  readonly roleOrder?: readonly string[]
  /** Nouns whose records are pages of their own. */
  readonly recordPages?: Readonly<Record<string, ComingPage>>
  readonly formParts?: Readonly<Record<string, FormPart>>
  readonly nounViews?: Readonly<Record<string, NounView>>
}

export const ProductContext = createContext<Product | undefined>(undefined)

/** The product. Throws outside of it. */
export function useProduct(): Product {
  const product = useContext(ProductContext)
  if (!product) throw new Error('no product around this component')
  return product
}

/** Facts of a noun. Throws for a noun the product does not have. */
export function useResource(noun: string) {
  const resource = useProduct().catalogue.resources[noun]
  if (!resource) throw new Error(`no such noun: ${noun}`)
  return resource
}
