import type { Catalogue, DaySpan, OperatorScreen, Screen } from './catalogue'
import { addErrors, type Spec } from './error'
import type { Flow } from './flow'
import type { GrantedVerb } from './grant'
import type { Label } from './label'
import type { Resource } from './resource'
import type { Upcaster } from './sync/op'
import type { Tie } from './tie'
import type { Tones } from './tone'

/** A module that lists nouns, by whatever names. */
type Nouns = Readonly<Record<string, Resource>>

/** What one area of the product says of itself to both engines. Everything in it is known without a server and without a screen. */
export type Area = {
  readonly name: string
  /** Its nouns whose rows lie on devices. Every phone fetches them before its first exchange. */
  readonly nouns: Nouns
  /** Fetches those that are asked of the server alone. */
  readonly online?: () => Promise<Nouns>
  /** The flows of those that have states. */
  readonly flows?: Readonly<Record<string, Flow>>
  /** The ways in which it says no, by their codes. */
  readonly errors?: Readonly<Record<string, Spec>>
  /** Groups of the menu, by the module part of a noun's path. */
  readonly modules?: Readonly<Record<string, { readonly label: Label; readonly icon: string }>>
  /** Screens of its own, beside the generic list of every noun. */
  readonly screens?: readonly (Screen & { readonly needs: GrantedVerb })[]
  /** Screens for whoever operates the installation. */
  readonly operatorScreens?: readonly OperatorScreen[]
  /** Spans of days its nouns give a name to. */
  readonly spans?: readonly DaySpan[]
  /** Rows of its nouns that hang on those of others. */
  readonly ties?: readonly Tie[]
  /** Sentences for the words with which its nouns hold a change back for somebody to decide. */
  readonly reasons?: Readonly<Record<string, Label>>
  /** What the states its dictionaries know mean. */
  readonly tones?: Tones
  /** How ops that earlier releases made are said today, by noun. */
  readonly upcasters?: Readonly<Record<string, readonly Upcaster[]>>
}

/** Describes an area. Its errors are known from here on. */
export function defineArea<const A extends Area>(area: A): A {
  if (area.errors) addErrors(area.errors)
  return area
}

type OnlineIn<A extends Area> = A extends { readonly online: () => Promise<infer M extends Nouns> } ? M[keyof M] : never

/** The definitions of an area. */
export type DefinedIn<A extends Area> = A extends Area ? A['nouns'][keyof A['nouns']] | OnlineIn<A> : never

const byNoun = <T>(resources: readonly Resource[], fact: (resource: Resource) => T | undefined): Readonly<Record<string, T>> =>
  Object.fromEntries(
    resources.flatMap((resource) => {
      const value = fact(resource)
      return value === undefined ? [] : [[resource.name, value]]
    }),
  )

/** Some nouns of areas, with what the areas say beside them. */
export function joined(areas: readonly Area[], found: readonly Resource[]): Catalogue {
  // By name: what an area is called, and which comes first, changes nothing.
  const resources = [...found].sort((one, two) => (one.name < two.name ? -1 : 1))
  return {
    resources: Object.fromEntries(resources.map((resource) => [resource.name, resource])),
    flows: Object.fromEntries(areas.flatMap(({ flows = {} }) => Object.values(flows).map((flow) => [flow.noun, flow]))),
    tones: Object.assign({}, ...areas.map(({ tones }) => tones)),
    upcasters: Object.assign({}, ...areas.map(({ upcasters }) => upcasters)),
    modules: Object.assign({}, ...areas.map(({ modules }) => modules)),
    screens: areas.flatMap(({ screens = [] }) => screens),
    operatorScreens: areas.flatMap(({ operatorScreens = [] }) => operatorScreens),
    spans: areas.flatMap(({ spans = [] }) => spans),
    ties: areas.flatMap(({ ties = [] }) => ties),
    reasons: Object.assign({}, ...areas.map(({ reasons }) => reasons)),
    chained: resources.filter(({ chained }) => chained).map(({ name }) => name),
    lists: byNoun(resources, ({ listedFor }) => listedFor),
    agreements: byNoun(resources, ({ agrees }) => agrees),
    releases: byNoun(resources, ({ releases }) => releases),
  }
}

/** The nouns of areas whose rows lie on devices. */
export const keptIn = (areas: readonly Area[]): readonly Resource[] => areas.flatMap(({ nouns }) => Object.values(nouns))

/** What a device has to know of the areas before it can keep a row or an edit. */
export const deviceCatalogueOf = (areas: readonly Area[]): Catalogue => joined(areas, keptIn(areas))
