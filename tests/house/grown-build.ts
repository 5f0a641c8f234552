import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, loadConfigFromFile, type Plugin, type Rolldown } from 'vite'
import { way } from './first-load'

const grownArea = 'grown-area'
const nounFile = (at: number) => `${grownArea}/noun-${at}`
const numbers = [...Array(100).keys()]

/** An area as they are written, with a hundred plain nouns whose rows lie on devices. */
const files: Readonly<Record<string, string>> = {
  [`${grownArea}/app`]: `
    import { show } from '/app/shell/screens/shown-area'
    export const shownGrown = show({ name: 'grown', area: () => import('${grownArea}/area').then((file) => file.grown), screens: {} })`,
  [`${grownArea}/area`]: `
    import { defineArea } from '/contract/area'
    ${numbers.map((at) => `import { noun as noun${at} } from '${nounFile(at)}'`).join('\n')}
    export const grown = defineArea({ name: 'grown', nouns: { ${numbers.map((at) => `noun${at}`).join(', ')} } })`,
  ...Object.fromEntries(
    numbers.map((at) => [
      nounFile(at),
      `import { date, text } from '/contract/field'
       import { label } from '/contract/label'
       import { defineResource } from '/contract/resource'
       export const noun = defineResource({
         name: 'sheet-${at}',
         label: label('单${at}', 'Sheet ${at}'),
         path: '/business-system/intk/grown/sheet-${at}',
         offline: { mode: 'write', by: 'day', days: 30 },
         fields: { title: text('标题${at}', 'Title ${at}', { max: 60 }), day: date('日期', 'Day') },
         title: 'title',
         list: ['title', 'day'],
         search: ['title'],
         form: [['title', 'day']],
       })`,
    ]),
  ),
}

/** Adds that area to those `main.tsx` joins. */
export const hundredNouns: Plugin = {
  name: 'hundred-nouns',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (id in files) return `\0${id}`
    return importer?.startsWith('\0grown') && id.startsWith('/') ? `${process.cwd()}/src${id}.ts` : undefined
  },
  load: (id) => files[id.slice(1)],
  transform(code, id) {
    if (!id.endsWith('/src/main.tsx')) return undefined
    const joined = code.replace('const areas = [', `import { shownGrown } from '${grownArea}/app'\nconst areas = [shownGrown, `)
    if (joined === code) throw new Error('main.tsx joins its areas some other way')
    return joined
  },
}

const isPart = (one: Rolldown.OutputChunk | Rolldown.OutputAsset): one is Rolldown.OutputChunk => one.type === 'chunk'
const weigh = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length

/** Builds the app as it is shipped, but for what is written to disk. Answers the bytes of its first load, compressed, and its nouns in all. */
export async function buildWith(more?: Plugin): Promise<{ readonly firstLoad: number; readonly nouns: number }> {
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  if (!found) throw new Error('no vite.config.ts')
  const { plugins = [], ...config } = found.config
  // The worker, and what is laid beside the files, come after them.
  const own = plugins.flat().filter((plugin) => plugin && 'name' in plugin && !/^(vite-plugin-pwa|compressed$)/.test(plugin.name))
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [more, ...own],
    build: { ...config.build, write: false, emptyOutDir: false },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  const parts = new Map(output.output.filter(isPart).map((part) => [part.fileName, part]))
  const first = new Set<string>()
  const take = (name: string) => {
    const part = parts.get(name)
    if (!part || first.has(name)) return
    first.add(name)
    for (const other of part.imports) take(other)
  }
  const onTheWay = way.map((path) => `${process.cwd()}/${path}`)
  for (const part of parts.values()) if (part.isEntry || part.moduleIds.some((id) => onTheWay.includes(id))) take(part.fileName)
  const nouns = [...parts.values()].flatMap(({ moduleIds }) => moduleIds).filter((id) => isNoun(id)).length
  return { firstLoad: [...first].reduce((sum, name) => sum + weigh(parts.get(name)?.code ?? ''), 0), nouns }
}

const isNoun = (id: string): boolean =>
  id.startsWith(`\0${grownArea}/noun`) || (/\/src\/.+\.ts$/.test(id) && readFileSync(id, 'utf8').includes('defineResource({'))
