import type { Catalogue } from '../../src/contract/catalogue'
import type { Label, Language } from '../../src/contract/label'

export type Size = 'phone' | 'tablet' | 'desktop'
/** `glance`: opened, looked at and left. `full`: all that can be done there without changing anything. */
export type Depth = 'glance' | 'full'

/** An entry of somebody's menu. */
export type Entry = {
  readonly path: string
  readonly component: string
  /** Titles of the groups it lies in. */
  readonly groups: readonly Label[]
}
/** What a role sees and may do. */
export type Reach = { readonly role: string; readonly entries: readonly Entry[]; readonly may: (permission: string) => boolean }

export type Visit = Entry & { readonly size: Size; readonly depth: Depth }
/** Visits of one sign-in. */
export type Tour = {
  readonly role: string
  readonly language: Language
  readonly visits: readonly Visit[]
}

/** The noun an entry is the list of. */
export const nounOf = ({ component }: Pick<Entry, 'component'>): string | undefined =>
  component.startsWith('noun/') ? component.slice('noun/'.length) : undefined

/** How much of what an entry is about a role may do. */
function rightsAt({ may }: Reach, entry: Entry, everything: readonly string[], { screens }: Pick<Catalogue, 'screens'>): number {
  const noun = nounOf(entry) ?? screens.find(({ path }) => path === entry.path)?.needs.split(':')[0]
  return everything.filter((permission) => permission.split(':')[0] === noun && may(permission)).length
}

/**
 * The role that may do most at each entry, by path. Among equals the one with the shortest menu: what only its job brings with it is
 * more than what the administrator may do anywhere.
 */
export function ablest(
  reaches: readonly Reach[],
  everything: readonly string[],
  catalogue: Pick<Catalogue, 'screens'>,
): Map<string, string> {
  const found = new Map<string, { role: string; rights: number; menu: number }>()
  for (const reach of reaches) {
    for (const entry of reach.entries) {
      const mine = { role: reach.role, rights: rightsAt(reach, entry, everything, catalogue), menu: reach.entries.length }
      const best = found.get(entry.path)
      if (!best || mine.rights > best.rights || (mine.rights === best.rights && mine.menu < best.menu)) found.set(entry.path, mine)
    }
  }
  return new Map([...found].map(([path, { role }]) => [path, role]))
}

/** Whether a size is held in a hand or stands on a desk. */
export const faceOf = (size: Size) => (size === 'desktop' ? 'desktop' : 'touch')

const tours = (role: string, language: Language, visits: readonly Visit[]): Tour[] =>
  visits.length > 0 ? [{ role, language, visits: bySize(visits) }] : []

/** Where roles look that do not do most at an entry: on what lies on their desk, or in their hand. */
const handheld = /teacher|aide|cook|sampler|guard|keeper|inspectorIn/i
const usualSize = (role: string): Size => (handheld.test(role) ? 'phone' : 'desktop')

/** A size at a time, so that the window is rarely made another. */
const bySize = (visits: readonly Visit[]) => [...visits].sort((one, two) => (one.size < two.size ? -1 : one.size > two.size ? 1 : 0))

export type Wanted = {
  /** Who does most at each entry. */
  readonly best: ReadonlyMap<string, string>
  /** Role whose menu is also walked in English. */
  readonly english: string
}

/** The walk that is part of every test run: each entry in full once in a hand and once on a desktop, and by everybody else at a glance. */
export function everydayPlan(reaches: readonly Reach[], { best, english }: Wanted): Tour[] {
  return reaches.flatMap(({ role, entries }) => {
    const visits = entries.flatMap((entry): Visit[] =>
      best.get(entry.path) === role
        ? [
            { ...entry, size: 'phone', depth: 'full' },
            { ...entry, size: 'tablet', depth: 'glance' },
            { ...entry, size: 'desktop', depth: 'full' },
          ]
        : [{ ...entry, size: usualSize(role), depth: 'glance' }],
    )
    const inEnglish = entries.flatMap((entry): Visit[] =>
      (['phone', 'desktop'] as const).map((size) => ({ ...entry, size, depth: 'glance' })),
    )
    return [...tours(role, 'zh-CN', visits), ...(role === english ? tours(role, 'en', inEnglish) : [])]
  })
}

/** Everybody everywhere in full, in both languages. */
export function fullPlan(reaches: readonly Reach[]): Tour[] {
  return reaches.flatMap(({ role, entries }) =>
    (['zh-CN', 'en'] as const).flatMap((language) =>
      tours(
        role,
        language,
        (['phone', 'tablet', 'desktop'] as const).flatMap((size) => entries.map((entry): Visit => ({ ...entry, size, depth: 'full' }))),
      ),
    ),
  )
}

/** What somebody asks to be walked alone; `path` is part of an address. */
export type Narrowing = Partial<Record<'role' | 'language' | 'path' | 'size' | 'depth', string>>

const fits = (asked: string | undefined, is: string): boolean => !asked || asked.split(',').includes(is)

/** The part of a plan that is asked for. Several roles, sizes, depths or languages are given with commas between them. */
export function only({ role, language, path, size, depth }: Narrowing, plan: readonly Tour[]): Tour[] {
  return plan
    .filter((tour) => fits(role, tour.role) && fits(language, tour.language))
    .map((tour) => ({
      ...tour,
      visits: tour.visits.filter((visit) => visit.path.includes(path ?? '') && fits(size, visit.size) && fits(depth, visit.depth)),
    }))
    .filter((tour) => tour.visits.length > 0)
}
