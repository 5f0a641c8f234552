import type { Area, DefinedIn } from '../contract/area'
import type { Grant } from '../contract/grant'
import type { Label } from '../contract/label'
import type { AreaMenu } from '../contract/menu'
import type { Noun, NounTypes, Way } from '../contract/registry'
import type { Report } from '../contract/report/report'
import type { SheetTemplate } from '../contract/sheet/sheet-template'
import type { Reach } from './auth/read-sessions'
import type { SetupFact } from './house/setup-steps'
import type { Route } from './http/route'
import type { Job } from './jobs/job'
import type { ShippedDictionary } from './product'
import type { CompletedReport } from './report/completed-report'
import type { Behaviour, BehaviourOf, Behaviours } from './resource/behaviour'
import type { Demo } from './seed/demo'
import type { DailyWork } from './start/daily'

type Shipped = Readonly<Record<string, { zh: string; en: string; items: readonly { value: string; zh: string; en: string }[] }>>

/** What the server is given of an area beside what the area says of itself. */
type Added = {
  readonly dictionaries?: Shipped
  /** What roles, by their codes, may do here; whoever is named in several of its lines may do all of them. */
  readonly grants?: readonly { readonly to: readonly string[] | 'everybody'; readonly may: readonly Grant[] }[]
  /** Where its screens and nouns stand in the menu. */
  readonly menu?: AreaMenu
  /** Effects of changes to nouns of other areas, after those of the nouns' own. */
  readonly follows?: { readonly [N in Noun]?: NonNullable<Behaviour<NounTypes[N]>['after']> }
  /** What the passing of days asks for. */
  readonly daily?: readonly DailyWork[]
  /** What it does by the clock. */
  readonly jobs?: readonly Job[]
  readonly routes?: readonly Route[]
  readonly reports?: readonly (Report | CompletedReport)[]
  /** Sheets people fill in, each of which brings rows of its nouns, and of nouns before it. */
  readonly sheets?: readonly SheetTemplate[]
  /** Nouns whose rows the product brings to every house: they stay when a demonstration goes. */
  readonly reference?: readonly Noun[]
  /** What a new house has to do here before it can work. */
  readonly setup?: readonly SetupFact[]
  /** What of a demonstration house is its. */
  readonly demo?: Demo
  /**
   * Says whose rows people reach, by the keys this area knows; the nouns whose change may change it; and what the data scope of a role is called
   * that reads by one of the further ways.
   */
  readonly reach?: { readonly of: Reach; readonly nouns: readonly Noun[]; readonly ways?: { readonly [W in Way]?: Label } }
}

/** An area as the server runs it. */
export type ServedArea = Added & { readonly area: Area; readonly behaviours: Behaviours }

/** Joins an area with its server half. `behaviours`: what its nouns do beyond being stored. */
export const serve = <A extends Area>(
  area: A,
  behaviours: { readonly [N in DefinedIn<A>['name']]?: BehaviourOf<N> },
  added: Added = {},
): ServedArea => ({ ...added, area, behaviours: behaviours as Behaviours })

/** The dictionaries an area ships. */
export const dictionariesOf = ({ dictionaries = {} }: ServedArea): ShippedDictionary[] =>
  Object.entries(dictionaries).map(([code, { zh, en, items }]) => ({
    code,
    name: { zh, en },
    items: items.map(({ value, ...text }) => ({ value, text })),
  }))

/** What areas grant the role of this code, each once. */
export const grantedTo = (code: string, areas: readonly ServedArea[]): Grant[] => [
  ...new Set(areas.flatMap(({ grants = [] }) => grants.flatMap(({ to, may }) => (to === 'everybody' || to.includes(code) ? may : [])))),
]

/** What each noun does, with the effects other areas add to it. */
export function behavioursOf(areas: readonly ServedArea[]): Behaviours {
  const behaviours: Record<string, Behaviour> = Object.assign({}, ...areas.map((served) => served.behaviours))
  for (const { follows = {} } of areas)
    for (const [noun, follow] of Object.entries<unknown>(follows)) {
      const own = behaviours[noun]
      behaviours[noun] = {
        ...own,
        async after(ctx, change) {
          await own?.after?.(ctx, change)
          // Which noun it is was checked where the area was joined.
          await (follow as NonNullable<Behaviour['after']>)(ctx, change)
        },
      }
    }
  return behaviours
}
