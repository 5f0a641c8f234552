import { expect, test } from 'vitest'
import { code } from './house-files'

/** States that decide whether a sheet of the same file is drawn, with the names of their setters. */
function setters(text: string): string[] {
  const states = [...text.matchAll(/const \[(\w+), (set\w+)\] = useState/g)].map(([, state = '', setter = '']) => ({ state, setter }))
  const draws = (state: string) => new RegExp(`\\{\\w*\\s*(?:!!)?${state}\\b[^{}<]*&& \\(?\\s*<\\w*(?:Sheet|Questions)\\b`).test(text)
  return states.filter(({ state }) => draws(state)).map(({ setter }) => setter)
}

/** The opening tags of elements that call one of them with something. */
const openers = (text: string, names: readonly string[]): string[] =>
  [...text.matchAll(/<(?:button|BigButton)\b((?:=>|[^<>]|<\w+[^<>]*\/>)*)>/g)]
    .map(([tag]) => tag)
    .filter((tag) => names.some((name) => new RegExp(`onClick=\\{\\(\\) => ${name}\\((?!false|undefined)`).test(tag)))

const files = code('src').filter(({ path }) => path.endsWith('.tsx'))

test('a button that opens a sheet says so to those who cannot see it', () => {
  const found = files.flatMap(({ path, text }) => openers(text, setters(text)).map((tag) => ({ path, tag })))
  expect(found.length).toBeGreaterThan(6)
  expect(found.filter(({ tag }) => !tag.includes('aria-haspopup="dialog"')).map(({ path }) => path)).toEqual([])
})
