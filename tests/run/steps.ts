import { ensureBrowser, ensureLightBrowser } from './ensure-browser'

const reports = 'node_modules/.cache/tests'
/** Names the tests that were late and nothing else, a line each. */
export const lateList = `${reports}/late.txt`
const vitest = (name: string, projects: readonly string[]) => {
  const report = `${reports}/${name}.json`
  const chosen = projects.flatMap((project) => ['--project', project])
  const command = ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const again = (places: readonly string[]) => [...command, ...onlyThose(places)]
  return { command, again, report }
}

/** What makes Vitest run these tests alone, each given as its file and its whole name. */
function onlyThose(places: readonly string[]): string[] {
  const parted = places.map((place) => [place.slice(0, place.indexOf(' ')), place.slice(place.indexOf(' ') + 1)] as const)
  const names = parted.map(([, name]) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return ['--testNamePattern', `^(${names.join('|')})$`, ...new Set(parted.map(([file]) => file))]
}

/** Most of what a test makes is thrown away at once: with more room for what is new, a tenth of all processor time is not spent on looking through it. */
const roomy = () => ({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() })

/** Tag of journeys that measure how long people wait. */
const measured = '@measured'

const storm = ['tsx', 'tests/chaos/run.ts', '--minutes', '1', '--seed', '7', '--outcome', `${reports}/chaos.json`]

/** One thing `npm test` does. */
export type Step = {
  readonly name: string
  readonly says: string
  /** A program of node_modules/.bin and what it is given. */
  readonly command: readonly string[]
  /** Where the counts are found afterwards, for steps that run tests. */
  readonly report?: string
  /** How those of its tests are done once more that are at `places`, and in the file `lateList`; without it every failure counts at once. */
  readonly again?: (places: readonly string[]) => readonly string[]
  /** It looks at the built app. */
  readonly onBuild?: true
  /** The step during which it runs as well, as one of them leaves a core idle. It tells what it found when that one is over. */
  readonly beside?: string
  /** A step before it that runs beside the same one, and has to be over first: more at once than this would leave each too little to be in time. */
  readonly after?: string
  /** Settings that must be worked out first. */
  readonly prepare?: () => Record<string, string>
}

/** In the order they are run: what fails fastest comes first. */
export const steps: readonly Step[] = [
  { name: 'types', says: 'every room compiles and imports only what it may', command: ['tsc', '-b'] },
  { name: 'lint', says: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'], beside: 'types' },
  { name: 'unused', says: 'no file, export or package is left over', command: ['knip', '--no-config-hints'], beside: 'types' },
  { name: 'build', says: 'the app and its service worker', command: ['vite', 'build', '--logLevel', 'warn'], beside: 'types' },
  { name: 'budget', says: 'what is fetched first stays small', command: ['size-limit'], onBuild: true },
  {
    name: 'unit',
    says: 'house, contract, areas, app, server',
    ...vitest('unit', ['unit', 'dom', 'server', 'server-alone']),
    prepare: roomy,
  },
  { name: 'bundle', says: 'what a phone fetches is what it needs', ...vitest('bundle', ['bundle']), onBuild: true, beside: 'unit' },
  { name: 'browser', says: 'one to walk with is there', command: ['tsx', 'tests/run/fetch-browser.ts'], beside: 'unit' },
  {
    name: 'chaos',
    says: 'a minute in which everything fails, and nothing that was told is lost',
    command: storm,
    again: () => storm,
    report: `${reports}/chaos.json`,
    onBuild: true,
    beside: 'unit',
    after: 'browser',
    prepare: () => ({ CHROMIUM_PATH: ensureLightBrowser() }),
  },
  {
    name: 'jobs',
    says: 'what people want done takes as many taps as it says; a part of it, another one each day',
    command: ['tsx', 'tests/jobs/run.ts', '--part'],
    onBuild: true,
    beside: 'unit',
    after: 'chaos',
    prepare: () => ({ CHROMIUM_PATH: ensureLightBrowser() }),
  },
  {
    name: 'journeys',
    says: 'a person on phone, tablet and desktop',
    command: ['playwright', 'test', '--grep-invert', measured],
    again: () => ['playwright', 'test', '--workers', '1', '--test-list', lateList],
    report: `${reports}/journeys.json`,
    onBuild: true,
    prepare: () => ({ CHROMIUM_PATH: ensureLightBrowser(), WHOLE_CHROMIUM_PATH: ensureBrowser() }),
  },
  {
    name: 'walk',
    says: 'every screen of every menu by those who have it, and all pages beside it',
    command: ['tsx', 'tests/walk/run.ts'],
    onBuild: true,
    beside: 'journeys',
    prepare: () => ({ CHROMIUM_PATH: ensureLightBrowser() }),
  },
  {
    name: 'measured',
    says: 'how long people wait, with the machine to themselves',
    command: ['playwright', 'test', '--workers', '1', '--grep', measured],
    report: `${reports}/journeys.json`,
    onBuild: true,
    prepare: () => ({ CHROMIUM_PATH: ensureBrowser() }),
  },
]
