import type { Problems } from './check'
import type { Flow } from './flow'
import type { Label } from './label'
import type { Resource } from './resource'
import type { Upcaster } from './sync/op'
import type { Tie } from './tie'
import type { Tones } from './tone'

/** Everything both engines need to know of a product's nouns. Built once by the product, handed to each engine at its start. */
export type Catalogue = {
  readonly resources: Readonly<Record<string, Resource>>
  /** Nouns that are switched off: nobody is served any row of them, and what their rows refer to has to stay. */
  readonly resting?: Readonly<Record<string, Resource>>
  /** By noun. */
  readonly flows: Readonly<Record<string, Flow>>
  /** Nouns whose ops carry a record hash, each linked to the device's one before it. */
  readonly chained?: readonly string[]
  /** The oldest way of speaking (`protocol` of `exchange.ts`) the server still understands; 1 when absent. */
  readonly oldestProtocol?: number
  /** What the values of dictionaries that say how something stands mean, wherever such a value is shown. */
  readonly tones?: Tones
  /** How ops that earlier releases made are said today, by noun: the first step leads from version 1 to 2. Steps are only ever added. */
  readonly upcasters?: Readonly<Record<string, readonly Upcaster[]>>
  /** Permission that opens a noun's list, where reading its rows is not reason enough: they are looked at elsewhere. */
  readonly lists?: Readonly<Record<string, string>>
  /** By noun and reason: the permission it takes to let a change through that a rule holds, where deciding clashes is not enough for it. */
  readonly releases?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What of a row contradicts itself, by noun: the values a row would have, to what is wrong at its fields. Asked on both sides. */
  readonly agreements?: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => Problems>>
  /** Groups of the menu, by the module part of a noun's path. */
  readonly modules: Readonly<Record<string, { readonly label: Label; readonly icon: string }>>
  /** Spans of days that have a name, such as the term a day lies in. */
  readonly spans?: readonly DaySpan[]
  /** Rows that hang on those of another noun. */
  readonly ties?: readonly Tie[]
  /** Sentences for the words with which nouns hold a change back for somebody to decide. */
  readonly reasons?: Readonly<Record<string, Label>>
  /** Screens of the product's own, beside the generic list of every noun. */
  readonly screens: readonly Screen[]
  /** Those of whoever operates the installation. */
  readonly operatorScreens?: readonly OperatorScreen[]
}

/** Rows of a noun that each go from a day to another one. `label`: what the one is called that today lies in. */
export type DaySpan = { readonly noun: string; readonly from: string; readonly to: string; readonly label: Label }

/** A screen with its own place in the menu. Seen by whoever holds `needs`. */
export type Screen = {
  readonly path: string
  /** The app has it at this address whatever the product is; no area shows it. */
  readonly builtIn?: true
  /** Name under which the app knows the component. */
  readonly component: string
  readonly label: Label
  readonly icon: string
  readonly module: string
  readonly needs: string
  /** Rights of no noun that are used there: they are given below it. */
  readonly rights?: readonly string[]
  /** The noun whose rows it brings in from a sheet: it is offered where these are added. */
  readonly imports?: string
}

/** A screen of whoever operates the installation: no right of a house opens it, and no house has an entry for it. */
export type OperatorScreen = Pick<Screen, 'path' | 'component' | 'label'>

/** The noun of this name, also where a caller gave the name: nothing that every object has counts as one. */
export const resourceOf = ({ resources }: Pick<Catalogue, 'resources'>, noun: string): Resource | undefined =>
  Object.hasOwn(resources, noun) ? resources[noun] : undefined

/** What people call a noun; its name where the catalogue lacks it. */
export const labelOf = (catalogue: Pick<Catalogue, 'resources'>, noun: string): Label =>
  resourceOf(catalogue, noun)?.label ?? { zh: noun, en: noun }

/** The flow of a noun that has one. */
export const flowOf = (catalogue: Catalogue, noun: string): Flow | undefined => catalogue.flows[noun]

/** Second to last part of a noun's path: `garden` of `/business-system/intk/garden/child`. */
export const moduleOf = (resource: Resource): string => resource.path.split('/').at(-2) ?? ''
