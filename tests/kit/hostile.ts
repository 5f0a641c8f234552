import fc from 'fast-check'
import { dice } from './dice'

/** Texts that have broken programs before. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b',
  "'",
  '"',
  '\\',
  "' or 1=1 --",
  "'; drop table child; --",
  '$1',
  '%',
  '_',
  '*',
  '**',
  '*%*',
  '!',
  '>=',
  '<=',
  ',',
  'a,,b,',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e400',
  '9'.repeat(40),
  '2026-02-31',
  '0000-00-00',
  '9999-99-99 99:99:99',
  '+275760-09-13',
  'true',
  '[]',
  '{}',
  '[{"field":"id","rule":"eq","val":{"toString":1}}]',
  '[{"field":"id","rule":"in","val":[null,{}]}]',
  '[[[[[[[[]]]]]]]]',
  'x'.repeat(5000),
  '😀'.repeat(300),
] as const

/** Things that are not what they are taken for. */
const hostileThings: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[]],
  [null],
  [{}],
  { toString: 1, valueOf: 1 },
  { length: 3 },
  { constructor: { prototype: { bad: true } } },
  [{ toString: null }],
  Array.from({ length: 300 }, () => 'x'),
  JSON.parse('{"__proto__": {"bad": true}}'),
  JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`),
]

export const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }))
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts, ...hostileThings),
  fc.jsonValue({ maxDepth: 3 }),
)
/** Part of a query as it stands in an address, percent signs and all. */
export const hostileQueryPart = fc.oneof(
  fc.constantFrom('%00', '%', '%zz', '%ED%A0%80', '%FF%FE', '%25', '%2500', '%C0%80', '%F4%90%80%80', '+', '&', '=', '#', ';', '[]=1'),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
)

/** A long text of no two parts alike: a database packs what repeats itself, and takes where it is packed what it would refuse as it stands. */
export function endlessText(length: number): string {
  const roll = dice(7)
  return Array.from({ length }, () => roll(36).toString(36)).join('')
}

/** Texts no database keeps: one has a character it does not know, one is half of a character. */
export const unkeptTexts = ['a\0b', '\ud800'] as const
