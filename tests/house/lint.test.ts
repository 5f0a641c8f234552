import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const refused = [
  'useEffect(() => tell(), [tell])',
  'useEffect(() => window.scrollTo(0, 0))',
  'React.useLayoutEffect(() => (tell ? tell() : undefined), [tell])',
  'return <p ref={(node) => node?.scrollIntoView()} />',
]
const fine = [
  'useEffect(() => {\n    tell()\n  }, [tell])',
  'useEffect(() => () => tell(), [tell])',
  'useEffect(() => void tell(), [tell])',
  'return <button type="button" onClick={() => tell()} />',
]

const folder = mkdtempSync(join(tmpdir(), 'kg-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the rules of our own lint configuration say of components with these lines in them. */
function lint(bodies: readonly string[]): string {
  const { plugins } = JSON.parse(readFileSync('biome.json', 'utf8')) as { plugins: string[] }
  const configuration = { plugins: plugins.map((path) => resolve(path)), linter: { rules: { preset: 'none' } } }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(configuration))
  for (const [at, body] of bodies.entries())
    writeFileSync(join(folder, `part-${at}.tsx`), `export function Part({ tell }) {\n  ${body}\n}\n`)
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', folder], { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

test('an effect that hands React what it calls as a clean-up is refused by lint, and no other', () => {
  const said = lint([...refused, ...fine])
  const found = [...said.matchAll(/part-(\d+)\.tsx:\d+:\d+ plugin/g)].map(([, at]) => Number(at)).sort()
  expect(found, said).toEqual(refused.map((_, at) => at))
})
