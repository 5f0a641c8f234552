import { expect, test } from 'vitest'
import { fillTemplate, htmlOf, valuesIn } from '../../src/server/notices/fill-template'
import { cleanHtml } from '../../src/server/resource/clean-html'

const slot = (name: string) => `$\x7b${name}}`

test.each([
  '{{7*7}}',
  slot('7*7'),
  slot('constructor.constructor("return process")()'),
  '#{7*7}',
  '<%= 7*7 %>',
  '[[7*7]]',
  '%7B%7B7*7%7D%7D',
  '{{#with "s" as |x|}}{{x}}{{/with}}',
  '<#assign x="freemarker.template.utility.Execute"?new()>',
])('a wording is filled with texts and nothing is worked out: %s', (attack) => {
  const values = { who: attack, other: 'not said' }
  expect(fillTemplate(`To ${slot('who')}.`, values)).toBe(`To ${attack}.`)
  expect(fillTemplate(attack, values)).toBe(attack)
})

test('what a value says is no place for another value', () => {
  expect(fillTemplate(slot('one'), { one: slot('two'), two: 'secret' })).toBe(slot('two'))
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('no value is taken from what every object has: %s', (name) => {
  expect(() => fillTemplate(slot(name), {})).toThrow('input.invalid')
  expect(() => fillTemplate(slot(name), valuesIn('{"x":"y"}'))).toThrow('input.invalid')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
])('a value that makes markup of a wording makes none that runs: %s', (value) => {
  const shown = cleanHtml(htmlOf(fillTemplate(`Dear ${slot('who')}`, { who: value })))
  expect(shown).not.toMatch(/<(script|svg|iframe|img[^>]*onerror)|javascript:|srcdoc/i)
})

test('a value in the address of a link is an address that runs nothing', () => {
  const shown = cleanHtml(fillTemplate(`<p><a href="${slot('to')}">x</a></p>`, { to: 'javascript:alert(1)' }))
  expect(shown).not.toContain('javascript:')
  expect(fillTemplate(`<p title="${slot('to')}">x</p>`, { to: '" onclick="alert(1)' })).not.toContain('" onclick')
})
