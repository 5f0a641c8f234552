import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { firstPart, type Imports, sharedByScreens, withItsOwn } from './parts.config.ts'
import { readAtOnce } from './read-at-once.config.ts'
import { readyStyles } from './ready-styles.config.ts'
import { inPacks } from './sw/in-packs.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const partOf = firstPart()

const cards = /\/src\/(areas\/[^/]+\/)?app\/home\/(home|(kitchen-)?cards)\.ts$/
const isOfCards = withItsOwn((id) => cards.test(id))
const isOfHome = withItsOwn((id) => /\/src\/(areas\/[^/]+\/app\/home\/|app\/home\/)/.test(id))
const isOfRecords = withItsOwn((id) =>
  /\/src\/(app\/record-page\/|app\/(accounts|lock|rights)\/[a-z-]+-page\.ts$|areas\/\w+\/app\/(child|class|profile|staff-record|roster|heat|record)\/)/.test(
    id,
  ),
)

type Build = { readonly getModuleInfo: (id: string) => Imports | null }
const nothing: Imports = { importedIds: [], dynamicallyImportedIds: [], importers: [], dynamicImporters: [] }
const within = (build: Build) => (id: string) => build.getModuleInfo(id) ?? nothing

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...given: never[]) => void>>[1]

/** Names what was built by what is in it, so that building the same source twice is not a new release. */
function releaseOf(bundle: Bundle): string {
  const files = Object.keys(bundle).filter((file) => /^assets\/.+\.(js|css)$/.test(file))
  return `v${version}-${createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 8)}`
}

/** Writes the release into the page and into version.json, which a running page compares with its own. */
const release = (): Plugin => ({
  name: 'release',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => (bundle ? [{ tag: 'meta', attrs: { name: 'release', content: releaseOf(bundle) }, injectTo: 'head' }] : []),
  },
  // After the page: parts that turn out to be nothing but style are dropped only just before it is written.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const source = JSON.stringify({ version: `v${version}`, release: releaseOf(bundle) })
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  },
})

const packageOf = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
/** What texts and code are written with: large, and needed by few. */
const editorLibrary = (id: string): 'rich-library' | 'code-library' | 'editor-keys' | undefined => {
  const name = packageOf(id) ?? ''
  if (name === 'w3c-keyname') return 'editor-keys'
  if (/^(@tiptap\/|prosemirror-|linkifyjs$|orderedmap$|rope-sequence$)/.test(name)) return 'rich-library'
  if (/^@codemirror\/(lang-|legacy-modes)|^@lezer\/(?!common|highlight|lr)/.test(name)) return undefined
  return /^(@codemirror\/|@lezer\/|@marijn\/|codemirror$|crelt$|style-mod$)/.test(name) ? 'code-library' : undefined
}
const isOfEditors = (id: string) => editorLibrary(id) !== undefined || /^(@codemirror|@lezer)\//.test(packageOf(id) ?? '')
const sourceOf = (id: string) => (id.startsWith(`${process.cwd()}/`) ? id.slice(process.cwd().length + 1) : undefined)

/** Notes which packages and which of our own files went into which part; tests/house/bundle.test.ts reads it. */
const contents = (): Plugin => ({
  name: 'contents',
  generateBundle(_, bundle) {
    const parts = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []))
    const inside = parts.map(({ fileName, moduleIds }) => [
      fileName,
      [...new Set(moduleIds.flatMap((id) => packageOf(id) ?? sourceOf(id) ?? []))],
    ])
    this.emitFile({ type: 'asset', fileName: '.vite/contents.json', source: JSON.stringify(Object.fromEntries(inside), null, 1) })
  },
})

/** Pictures of the icon library by every name each has, read from the list the library exports them in. */
function iconFiles(): ReadonlyMap<string, string> {
  const list = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8')
  const lines = [...list.matchAll(/^export \{(.+)\} from '\.\/(icons\/[^']+)';$/gm)]
  return new Map(
    lines.flatMap(([, names = '', file = '']) => [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const)),
  )
}

/**
 * Has every icon imported from its own file. From the library's one list, whatever needs one icon would seem to need them all, and those of
 * every screen would lie in the first load.
 */
const icons = (): Plugin => {
  const files = iconFiles()
  return {
    name: 'icons',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [given = '', called = given] = name.split(' as ')
              const file = files.get(given)
              return file ? `import ${called} from 'lucide-react/dist/esm/${file}'` : `import { ${name} } from 'lucide-react'`
            })
            .join(';'),
        ),
    },
  }
}

/**
 * Lets the build leave out what of the router nobody uses: it cannot know that making a component does nothing else, nor that the name a
 * component is given for developers is not missed, nor what they are warned of.
 */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/(\bwarning\(\s*[^`";]+?,\s*)`(?:[^`\\]|\\.)*`/g, "$1''")
        .replace(/\b(React\d*\.(forwardRef|createContext|memo)|new URL)\(/g, '/* @__PURE__ */ $&'),
  },
})

/** One file with all it imports as a script that stands in the page itself. */
async function inlineScript(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const parts = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return parts.map((part) => (part.type === 'chunk' ? part.code.trim() : '')).join('')
}

/** Puts into the page what draws the shell's shape before any script has been fetched. The server allows it by its hash (`page-scripts.ts`). */
const firstShape = (): Plugin => ({
  name: 'first-shape',
  transformIndexHtml: async () => [{ tag: 'script', children: await inlineScript('src/app/shell/first-shape.ts'), injectTo: 'body' }],
})

/** Writes a file that is kept for ever, and beside it the same as small as it gets, once, instead of a bit smaller at every request. */
async function lay(path: string, bytes: Uint8Array): Promise<void> {
  writeFileSync(path, bytes)
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes))
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** Lays everything that is kept for ever beside itself as small as it gets. */
const compressed = (): Plugin => ({
  name: 'compressed',
  async writeBundle({ dir = '' }, bundle) {
    const paths = Object.keys(bundle).flatMap((file) => (/^assets\/.+\.(js|css|svg)$/.test(file) ? [`${dir}/${file}`] : []))
    await Promise.all(paths.map((path) => lay(path, readFileSync(path))))
  },
})

/** Lays many small parts beside themselves as a few packs; the service worker's list says which lies where. */
const packed = async (entries: Parameters<typeof inPacks>[0]) => ({
  manifest: await inPacks(entries, {
    read: async (url) => new Uint8Array(readFileSync(`dist/app/${url}`)),
    write: (url, bytes) => lay(`dist/app/${url}`, bytes),
  }),
})

/** Pictures of the product for the install dialog: public/screenshots/narrow-*.png and wide-*.png. */
function screenshots(): ManifestOptions['screenshots'] {
  const files = existsSync('public/screenshots')
    ? readdirSync('public/screenshots').filter((file) => /^(narrow|wide)-.+\.png$/.test(file))
    : []
  return files.sort().map((file) => {
    const png = readFileSync(`public/screenshots/${file}`)
    return {
      src: `/screenshots/${file}`,
      sizes: `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`,
      type: 'image/png',
      form_factor: file.startsWith('wide') ? 'wide' : 'narrow',
    }
  })
}

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: '智慧幼儿园管理后台',
  short_name: '智慧幼儿园',
  description: '智慧幼儿园管理后台：没有网络也能点名、登记',
  lang: 'zh-CN',
  dir: 'ltr',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  theme_color: '#0B6FD6',
  background_color: '#F5F7FA',
  categories: ['education', 'business'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  screenshots: screenshots(),
}

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  cacheDir: '../node_modules/.vite',
  // The package offers bundlers its build for browsers of ten years ago; the one for those we build for is smaller.
  // The router offers them its build for development, whatever is built.
  resolve: {
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      { find: /^react-router$/, replacement: `${process.cwd()}/node_modules/react-router/dist/production/index.mjs` },
    ],
  },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // tests/house/bundle.test.ts keeps the sizes that matter.
    chunkSizeWarningLimit: 2000,
    // The page itself preloads nothing, and a browser that cannot preload fetches what it imports all the same.
    // The names of all that each part needs would be a fortieth of the first load. They are said only of what is fetched while somebody waits;
    // what a part of any other screen needs the browser finds in that part, as a rule on the device.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        /\/(home(?!-(answers|cards))|login|board|list|desktop|desktop-list)-/.test(file) ? needed : [],
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'first load, and lists', name: (id, build) => partOf(id, within(build)) },
            // What areas say of their cards is one part, all that cards show another: they are fetched together.
            {
              debugName: 'cards of the home',
              name: (id, build) => (isOfCards(id, within(build)) ? 'home-cards' : isOfHome(id, within(build)) ? 'home-answers' : null),
            },
            // Small parts that every report needs: each one apart would have its name in the first file a device fetches. What draws charts has
            // a library of its own and is fetched when one is seen.
            {
              debugName: 'reports',
              name: 'report',
              test: /\/src\/(app\/figures\/|app\/report\/(?!AskedParams|draw-chart)|app\/files\/attachment\/save-file|contract\/report\/)/,
            },
            // The pages of records, and what areas say on each other's: they are fetched with the first list of a noun that has one.
            { debugName: 'records', name: (id, build) => (isOfRecords(id, within(build)) ? 'records' : null) },
            { debugName: 'libraries of editors', name: (id) => editorLibrary(id) ?? null },
            // What several screens of an area share. No engine imports it, and of other areas those alone that stand after it in their order.
            {
              debugName: 'shared within an area',
              name: (id) => `${/\/src\/areas\/(\w+)\//.exec(id)?.[1]}-parts`,
              minShareCount: 2,
              test: /\/src\/areas\/\w+\/(?!area\.ts)/,
            },
            // Many screens share a picture or a few lines of the contract. Each by itself would be a file to fetch and a name in the list every device keeps.
            {
              debugName: 'shared by screens',
              name: 'shared',
              minShareCount: 2,
              test: sharedByScreens,
            },
          ],
        },
        // What a hand-held device can do without lies apart: the service worker keeps it on desktops alone (sw/desktop-part.ts). Charts are
        // fetched elsewhere when one is seen. Libraries of editors lie apart as well: any device keeps them once it has needed them.
        chunkFileNames: ({ moduleIds }) => {
          if (moduleIds.some((id) => ['antd', 'echarts'].includes(packageOf(id) ?? ''))) return 'assets/desktop/[name]-[hash].js'
          return moduleIds.some(isOfEditors) ? 'assets/editors/[name]-[hash].js' : 'assets/[name]-[hash].js'
        },
      },
    },
  },
  plugins: [
    { enforce: 'pre', ...icons() },
    leanRouter(),
    { enforce: 'pre', ...readyStyles() },
    react(),
    readAtOnce(['index', 'home', 'areas', 'board', 'desktop', 'desktop-list']),
    firstShape(),
    release(),
    contents(),
    compressed(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        maximumFileSizeToCacheInBytes: 3_000_000,
        manifestTransforms: [packed],
      },
    }),
  ],
})
