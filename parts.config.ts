import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Files a phone comes by on its way to the first mark, in their order, by the part of the build they and what they import go into. */
const firstLoad = JSON.parse(readFileSync('src/first-load.json', 'utf8')) as Readonly<Record<string, readonly string[]>>

/** What a module needs and what it is needed by: at its start, or when it comes to it. */
export type Imports = Readonly<Record<'importedIds' | 'dynamicallyImportedIds' | 'importers' | 'dynamicImporters', readonly string[]>>
type About = (id: string) => Imports

const sourceAt = (file: string) => `${process.cwd()}/src/${file}`

/** Modules with everything they cannot start without. */
function closure(ids: readonly string[], importsOf: (id: string) => readonly string[], seen = new Set<string>()): Set<string> {
  for (const id of ids.filter((one) => !seen.has(one))) {
    seen.add(id)
    closure(importsOf(id), importsOf, seen)
  }
  return seen
}

/** Files of a name that areas have. */
const filesOfAreas = (name: string) =>
  readdirSync('src/areas')
    .map((area) => `areas/${area}/${name}.ts`)
    .filter((file) => existsSync(`src/${file}`))

/**
 * Tells the modules of a part that is put together from many screens: those that `isOne` names, and what nothing else needs. Left to itself the build
 * lays the latter beside whichever screen is fetched by its own name; the part and that screen would import each other, and which of the two
 * runs first, with half of what it needs still undefined, would depend on which somebody opened first.
 */
export function withItsOwn(isOne: (id: string) => boolean): (id: string, about: About) => boolean {
  const found = new Map<string, boolean>()
  const isOfPart = (id: string, about: About): boolean => {
    const known = found.get(id)
    if (known !== undefined) return known
    // For the time in which a circle of imports comes back to it.
    found.set(id, false)
    const { importers, dynamicImporters } = about(id)
    const isOwn = importers.length > 0 && dynamicImporters.length === 0 && importers.every((one) => isOfPart(one, about))
    found.set(id, isOne(id) || isOwn)
    return isOne(id) || isOwn
  }
  return isOfPart
}

/** What many screens share: pictures and lines of the contract. What reads times of jobs brings libraries along, and is for those few screens alone. */
export const sharedByScreens = /\/lucide-react\/dist\/esm\/icons\/|\/src\/contract\/(?!rules\/cron|fields\/region-names)/

/** What lists, and the pages of records that are fetched with them, have in common with many other screens, a few lines each. */
const ofManyScreens = [
  'app/accounts/NewPasswordInput.tsx',
  'app/changes/ask-changes.ts',
  'app/clock/use-now.ts',
  'app/design/call/CallButton.tsx',
  'app/design/order/place-under.ts',
  'app/device/lost-work.ts',
  'app/entry/ChipGroup.tsx',
  'app/fields/FieldFrame.tsx',
  'app/fields/field-input.ts',
  'app/fields/file-home.ts',
  'app/fields/plain-value.ts',
  'app/fields/words.ts',
  'app/home/band/ToTile.tsx',
  'app/language/form-words.ts',
  'app/language/use-person-name.ts',
  'app/offline/outbox/atomic.ts',
  'app/offline/outbox/draft.ts',
  'app/resource/FieldFacts.tsx',
  'app/resource/StandingSign.tsx',
  'app/resource/form/FailureNotice.tsx',
  'app/resource/form/use-call-form.ts',
  'app/resource/form/use-kept-values.ts',
  'app/resource/list/row-order.ts',
  'app/resource/record/FlowBar.tsx',
  'app/resource/record/use-row-verbs.ts',
  'app/resource/use-answer.ts',
  'app/resource/use-confirmed.ts',
  'app/resource/use-local.ts',
  'app/resource/use-titles.ts',
]
/** What keeps a device's rows from other eyes. The engine opens with it. */
const ofEncrypted = ['app/encrypted/sweep.ts', 'app/encrypted/encryption-key.ts', 'app/lock/lock.ts', 'app/unsent-file/house-key.ts']
/** What sends and copies, and what reads of a change what it touched: before a first board has rows. Lists need some of it, and are not fetched for it. */
const ofExchange = ['offline/exchange/exchange', 'recopy/reshape', 'following/read-on', 'following/touched'].map((file) => `app/${file}.ts`)
/** What makes the page an installed app: as soon as nobody waits for anything else, and in one piece. */
const ofInstalling = ['app/shell/install.ts']
/** What goes with every screen from its beginning: tabs above it, whether unsent work vanished here, whether a device that was left alone is to be locked. */
const ofBeside = ['app/shell/places/HubTabs.tsx', 'app/shell/login/LostHere.tsx', 'app/lock/LockPlace.tsx']
/** What moves and what has a picture in the bars of a shell: many pictures, of which screens share others. */
const ofBars = ['app/design/NamedIcon.tsx', 'app/notices/bell/RingingBell.tsx']
/** What is drawn of any list; one in a hand and one on a desktop have more in common than that. */
const ofLists = ['app/shell/screens/NounScreen.tsx', 'app/resource/form/RecordForm.tsx', 'app/resource/list/ask-ahead.ts']
const handList = 'app/resource/list/PhoneList.tsx'
const desktopList = 'app/resource/desktop/TableList.tsx'
const desktopShell = 'app/shell/desktop/DesktopShell.tsx'

type Part = readonly [name: string, modules: ReadonlySet<string>]

/** Parts whose styles come with the page's own. They are few, and each part's by themselves would be one more thing a first visit waits for. */
const styledByPage = new Set([...Object.keys(firstLoad), 'beside', 'install'])

/** Parts of what nearly everybody comes to after the first load: lists, and on a desktop what stands around them. */
function partsOfLists(needed: (...files: string[]) => ReadonlySet<string>, about: About): Part[] {
  const own = (modules: readonly string[]) => {
    const all = new Set(modules)
    const isOwn = withItsOwn((id) => all.has(id) && !sharedByScreens.test(id))
    return new Set(modules.filter((id) => isOwn(id, about)))
  }
  // What a hand ever needs must not lie with what is kept on desktops alone.
  const inHand = closure([sourceAt('main.tsx')], (id) =>
    [...about(id).importedIds, ...about(id).dynamicallyImportedIds].filter((one) => !/\/src\/.*\/(desktop\/|draw-chart)/.test(one)),
  )
  const onDesktop = needed(desktopShell, desktopList, 'app/fields/desktop/DesktopInput.tsx')
  const [table, pieces, shell] = [needed(desktopList), needed(...ofManyScreens), needed(desktopShell)]
  const lists = own([...needed(...ofLists, ...ofManyScreens), ...[...needed(handList)].filter((id) => table.has(id))])
  const tables = own([...onDesktop].filter((id) => !inHand.has(id)))
  return [
    // Small parts that the shell has in common with what is in a hand: each by itself would be one more to wait for.
    ['shell-pieces', new Set([...shell].filter((id) => inHand.has(id)))],
    ['pieces', new Set([...lists].filter((id) => pieces.has(id)))],
    ['list', lists],
    ['desktop', new Set([...tables].filter((id) => shell.has(id)))],
    ['desktop-list', tables],
    // Small parts a table has in common with what is in a hand.
    ['table-pieces', new Set([...onDesktop].filter((id) => inHand.has(id) && !sharedByScreens.test(id)))],
  ]
}

/** Parts of the first load and of what follows it, in the order in which they are fetched. */
function allParts(about: About): Part[] {
  const needed = (...files: string[]) => closure(files.map(sourceAt), (id) => about(id).importedIds)
  const named = Object.entries({
    start: ['index.html', 'main.tsx'],
    ...firstLoad,
    // What areas say of their nouns is fetched in one piece, and of those no device keeps with what joins them all.
    areas: filesOfAreas('area'),
    encrypted: ofEncrypted,
    'whole-catalogue': ['contract/whole-catalogue.ts', ...filesOfAreas('online-nouns')],
    exchange: ofExchange,
    beside: ofBeside,
    install: ofInstalling,
    bars: ofBars,
  })
  return [...named.map(([name, files]) => [name, needed(...files)] as const), ...partsOfLists(needed, about)]
}

/**
 * Says which part of the first load, or of what follows it, a module belongs to, if any: the first that needs it. Left to itself the build makes a part of
 * everything two parts share: the way to the board is eighty files, a list on a desktop sixty more, each with its own round trip and hardly
 * compressed. What a part imports is in it or in one before, so that none needs a part that needs it.
 */
export function firstPart(): (id: string, about: About) => string | null {
  let parts: Part[] | undefined
  return (id, about) => {
    parts ??= allParts(about)
    const part = parts.find(([, modules]) => modules.has(id))?.[0] ?? null
    return part !== null && id.endsWith('.css') && styledByPage.has(part) ? 'start' : part
  }
}
