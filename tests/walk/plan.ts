import type { Catalogue } from '../../src/contract/catalogue'
import type { Language } from '../../src/contract/label'

/** `narrow`: the smallest phone there is, and what is left of a desktop's window when it is enlarged four times. */
export type Size = 'narrow' | 'phone' | 'tablet' | 'desktop'
/** How somebody has their device show things: at night, or with letters twice as large. */
export const circumstances = ['dark', 'large'] as const
export type Circumstance = (typeof circumstances)[number]
/** `glance`: opened, looked at and left. `full`: all that can be done there without changing anything. */
export type Depth = 'glance' | 'full'

/** A screen somebody reaches by their menu. */
export type Entry = {
  readonly path: string
  readonly component: string
  /** Addresses one goes by from the menu: its own line, or that of the hub or the records it is found in and then its own. */
  readonly by: readonly string[]
}
/** What a role sees and may do. */
export type Reach = { readonly role: string; readonly entries: readonly Entry[]; readonly may: (permission: string) => boolean }

export type Visit = Entry & { readonly size: Size; readonly depth: Depth; readonly under: readonly Circumstance[] }
/** Visits of one sign-in. */
export type Tour = {
  readonly role: string
  readonly language: Language
  /** How the home is seen. */
  readonly under: readonly Circumstance[]
  readonly visits: readonly Visit[]
}

/** The noun an entry is the list of. */
export const nounOf = ({ component }: Pick<Entry, 'component'>): string | undefined =>
  component.startsWith('noun/') ? component.slice('noun/'.length) : undefined

/** All rights there are at what an entry is about. */
function rightsAbout(entry: Entry, everything: readonly string[], { screens }: Pick<Catalogue, 'screens'>): string[] {
  const noun = nounOf(entry) ?? screens.find(({ path }) => path === entry.path)?.needs.split(':')[0]
  return everything.filter((permission) => permission.split(':')[0] === noun)
}

/** Names what one entry's screen has in common with another's: where it is the same, the same parts are drawn. */
export type Drawn = (reach: Reach, entry: Entry) => string

/**
 * A screen of its own is like no other and hangs on its rights. A list is drawn by the same parts as every other list of which the same may
 * be done, and of which as much could be.
 */
export const drawnBy =
  (everything: readonly string[], catalogue: Pick<Catalogue, 'screens'>): Drawn =>
  ({ may }, entry) => {
    const rights = rightsAbout(entry, everything, catalogue)
    const verbOf = (right: string) => right.slice(right.indexOf(':'))
    return nounOf(entry)
      ? ['list', ...rights.map((right) => `${verbOf(right)}${may(right) ? '+' : '-'}`).sort()].join(' ')
      : [entry.path, ...rights.filter(may)].join(' ')
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
      const rights = rightsAbout(entry, everything, catalogue).filter(reach.may).length
      const mine = { role: reach.role, rights, menu: reach.entries.length }
      const best = found.get(entry.path)
      if (!best || mine.rights > best.rights || (mine.rights === best.rights && mine.menu < best.menu)) found.set(entry.path, mine)
    }
  }
  return new Map([...found].map(([path, { role }]) => [path, role]))
}

/** Whether a size is held in a hand or stands on a desk. */
export const faceOf = (size: Size) => (size === 'desktop' ? 'desktop' : 'touch')

const tours = (role: string, language: Language, visits: readonly Visit[], under: readonly Circumstance[] = []): Tour[] =>
  visits.length > 0 ? [{ role, language, under, visits: bySize(visits) }] : []

/** Where roles look that do not do most at an entry: on what lies on their desk, or in their hand. */
const handheld = /teacher|aide|cook|sampler|guard|keeper|inspectorIn/i

type Display = { readonly size: Size; readonly under: readonly Circumstance[] }
type Displays = readonly { readonly hand: Size; readonly desk: Size; readonly under: readonly Circumstance[] }[]
/** Of few people: at night on the smallest phone, and with large letters. With letters twice as large a desktop is shown what a tablet is. */
const few: Displays = [
  { hand: 'narrow', desk: 'desktop', under: ['dark'] },
  { hand: 'phone', desk: 'tablet', under: ['large'] },
]
/** How one role after the other has its home and what it glances at: as most people do, and as few. */
const displays: Displays = [{ hand: 'phone', desk: 'desktop', under: [] }, ...few]
function displayOf(role: string, at: number): Display {
  const { hand, desk, under } = displays[at % displays.length] as (typeof displays)[number]
  return { size: handheld.test(role) ? hand : desk, under }
}

const viewOf = ({ size, under }: Visit) => [size, ...under].join()
/** A size at a time, so that the window is rarely made another. */
const bySize = (visits: readonly Visit[]) =>
  [...visits].sort((one, two) => (viewOf(one) < viewOf(two) ? -1 : viewOf(one) > viewOf(two) ? 1 : 0))

export type Wanted = {
  /** Who does most at each entry. */
  readonly best: ReadonlyMap<string, string>
  /** Role whose menu is also walked in English. */
  readonly english: string
  readonly drawn: Drawn
  /** Number of the day, by which lists that are drawn alike take turns. */
  readonly day: number
}

/** Screens of their own first: of lists there are many, and one is like another. */
const ownFirst = (entries: readonly Entry[]) => [...entries.filter((entry) => !nounOf(entry)), ...entries.filter(nounOf)]

/** Entries every role visits at least, where it has as many: the home it comes to is seen besides. */
const fewest = 3

/** What a role looks at that does not do most there: what is drawn for it as for nobody `seen` before, and never fewer than a few. */
function glancesOf(reach: Reach, { size, under }: Display, { best, drawn }: Wanted, seen: Set<string>): Visit[] {
  const others = ownFirst(reach.entries.filter((entry) => best.get(entry.path) !== reach.role))
  const isNew = (entry: Entry) => {
    const count = seen.size
    return seen.add(`${faceOf(size)} ${drawn(reach, entry)}`).size > count
  }
  const fresh = others.filter(isNew)
  const missing = fewest - fresh.length - (reach.entries.length - others.length)
  const more = others.filter((entry) => !fresh.includes(entry)).slice(0, Math.max(0, missing))
  return [...fresh, ...more].map((entry) => ({ ...entry, size, under, depth: 'glance' }))
}

/**
 * In English lists are seen in a hand, where words that are too long do harm, and screens of their own on a desk as well: at night and in the
 * smallest hand one day, with large letters the next. Half of the lists are seen on two days, the others on the two that follow.
 */
function englishTour({ role, entries }: Reach, day: number): Tour[] {
  const { hand, desk, under } = few[day % few.length] as (typeof few)[number]
  const isTurn = (at: number) => (at + Math.floor(day / few.length)) % 2 === 0
  const visits = entries.flatMap((entry, at) =>
    (nounOf(entry) ? (isTurn(at) ? [hand] : []) : [hand, desk]).map((size): Visit => ({ ...entry, size, depth: 'glance', under })),
  )
  return tours(role, 'en', visits, under)
}

type Chosen = { readonly reach: Reach; readonly entry: Entry }
const faces = ['phone', 'desktop'] as const
/** Most lists drawn like another that are walked in full on one day, however many nouns there are. */
export const mostAlike = 16

/** In a hand and at a desk by turns. */
const faceOn = (turn: number): readonly Size[] => faces.filter((_, face) => (turn + face) % faces.length === 0)

/** Where the list `at` a place among `count` that take turns is walked in full on a day: nowhere, or in a hand and at a desk by turns. */
function turnOf(at: number, count: number, day: number): readonly Size[] {
  const days = Math.ceil(count / mostAlike)
  const turn = at + day
  return turn % days === 0 ? faceOn(Math.floor(turn / days)) : []
}

/** Sizes at which somebody comes to an entry, and those of them at which all that can be done there is done. */
type Turn = { readonly sizes: readonly Size[]; readonly full: readonly Size[] }
const everywhere = ['phone', 'tablet', 'desktop'] as const
const always: Turn = { sizes: everywhere, full: faces }
/** Where what stands `at` a place is seen: on a tablet, which draws what a phone does, every other day. */
const sizesOn = (day: number, at: number): readonly Size[] => ((at + day) % 2 === 0 ? everywhere : faces)

/**
 * What takes turns, by path: lists but for the first of those that are drawn alike, seen at a glance where it is not theirs, and screens of their own, in
 * full in a hand one day and on a desktop the next.
 */
function turnsOf(chosen: readonly Chosen[], { drawn, day }: Wanted): ReadonlyMap<string, Turn> {
  const seen = new Set<string>()
  const isFirst = (mark: string) => !seen.has(mark) && seen.add(mark) !== undefined
  const lists = chosen.filter(({ entry }) => nounOf(entry))
  const alike = lists.filter(({ reach, entry }) => !isFirst(drawn(reach, entry)))
  const turns = alike.map(({ entry: { path } }, at) => [path, { sizes: sizesOn(day, at), full: turnOf(at, alike.length, day) }] as const)
  const own = chosen.filter(({ entry }) => !nounOf(entry))
  const ownTurns = own.map(({ entry: { path } }, at) => [path, { sizes: sizesOn(day, at), full: faceOn(at + day) }] as const)
  return new Map([...turns, ...ownTurns])
}

/**
 * The walk that is part of every test run: each entry in a hand and on a desktop, by the role that may do most there, in full as
 * `turnsOf` says. Each other role glances at what is drawn differently for it, so that the walk grows with screens and not with screens times roles. Homes and glances
 * are seen in one display by one role and in another by the next, and every other of those that do nothing in full and see it as few people do is English: words that are too
 * long and colours that cannot be read are found without one visit more.
 */
export function everydayPlan(reaches: readonly Reach[], wanted: Wanted): Tour[] {
  const { best, english, drawn } = wanted
  const chosen = reaches.flatMap((reach) =>
    reach.entries.filter(({ path }) => best.get(path) === reach.role).map((entry) => ({ reach, entry })),
  )
  const seen = new Set(chosen.flatMap(({ reach, entry }) => ['touch', 'desktop'].map((face) => `${face} ${drawn(reach, entry)}`)))
  const turns = turnsOf(chosen, wanted)
  return reaches.flatMap((reach, at) => {
    const display = displayOf(reach.role, at)
    const inFull = chosen
      .filter((one) => one.reach === reach)
      .flatMap(({ entry }) => {
        const { sizes, full } = turns.get(entry.path) ?? always
        return sizes.map((size): Visit => ({ ...entry, size, depth: full.includes(size) ? 'full' : 'glance', under: [] }))
      })
    const visits = [...inFull, ...glancesOf(reach, display, wanted, seen)]
    const isUsual = inFull.length > 0 || display.under.length === 0
    const language = !isUsual && at % 2 === 1 ? 'en' : 'zh-CN'
    return [...tours(reach.role, language, visits, display.under), ...(reach.role === english ? englishTour(reach, wanted.day) : [])]
  })
}

/** Everybody everywhere in both languages: in full, or at a glance, which is soon enough done to be seen under every circumstance. */
export function fullPlan(reaches: readonly Reach[], depth: Depth = 'full'): Tour[] {
  return reaches.flatMap(({ role, entries }) =>
    (['zh-CN', 'en'] as const).flatMap((language) =>
      tours(
        role,
        language,
        (['narrow', 'phone', 'tablet', 'desktop'] as const).flatMap((size) =>
          entries.map((entry): Visit => ({ ...entry, size, depth, under: [] })),
        ),
      ),
    ),
  )
}

/** What somebody asks to be walked alone; `path` is part of an address. */
export type Narrowing = Partial<Record<'role' | 'language' | 'path' | 'size' | 'depth', string>>

/** Whether something is among what is asked for; all of it is where nothing is. */
export const hasAsked = (asked: string | undefined, is: string): boolean => !asked || asked.split(',').includes(is)

/** The part of a plan that is asked for. Several roles, sizes, depths or languages are given with commas between them. */
export function only({ role, language, path, size, depth }: Narrowing, plan: readonly Tour[]): Tour[] {
  return plan
    .filter((tour) => hasAsked(role, tour.role) && hasAsked(language, tour.language))
    .map((tour) => ({
      ...tour,
      visits: tour.visits.filter((visit) => visit.path.includes(path ?? '') && hasAsked(size, visit.size) && hasAsked(depth, visit.depth)),
    }))
    .filter((tour) => tour.visits.length > 0)
}
