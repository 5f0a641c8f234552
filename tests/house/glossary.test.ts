import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/areas/areas'
import { code } from './house-files'

/** Words that once stood for a thing beside its own word (`src/GLOSSARY.md`). */
const retired: Readonly<Record<string, RegExp>> = {
  未点名: /未点(?!名)/,
  未联系: /人未到/,
  今日: /首页|\b[Hh]ome page\b/,
  留样中: /保存中/,
  使用设置: /园所设置/,
  找回记录: /找回的修改/,
  syncing: /Checking for news/,
  recover: /\bSalvaged? (unsent )?work/,
  'change to decide': /Held change/,
  'meal menu': /Meal of a menu/,
}

const labels = (text: string): string[] =>
  [...text.matchAll(/\blabel\(\s*(?:'[^']*'|`[^`]*`),?\s*(?:'[^']*'|`[^`]*`)?/g)].map(([found]) => found)

test('every label uses the word of the glossary for its thing', () => {
  const all = code('src').flatMap(({ path, text }) => labels(text).map((found) => ({ path, found })))
  expect(all.length).toBeGreaterThan(1000)
  const wrong = all.flatMap(({ path, found }) =>
    Object.entries(retired).flatMap(([word, before]) => (before.test(found) ? [`${path}: ${found} (say ${word})`] : [])),
  )
  expect(wrong).toEqual([])
})

/** Names that were poetry to a new engineer, and the terms of the field that took their place. Nouns on the wire keep theirs. */
const poetry = /\b(Wish|Cargo|Freight|Pump|Drain|Tray|Salvage|HandedOver|Furnish)[A-Z]?\w*\b|\b(cargo|freight|furnish|rescope)\b/

test('code is named by the terms of the field', () => {
  const said = code('src').flatMap(({ path, text }) => poetry.exec(text)?.[0].concat(` in ${path}`) ?? [])
  expect(said).toEqual([])
})

test('the glossary has those words', () => {
  const glossary = readFileSync('src/GLOSSARY.md', 'utf8')
  for (const word of ['未点名', '未联系', '今日', '留样中', '测温记录', '使用设置', 'syncing', 'recover', 'change to decide', 'meal menu'])
    expect(glossary).toContain(word)
})

test('no two entries of the menu are named alike', () => {
  const names = Object.values(catalogue.resources).map(({ label }) => label)
  expect(names.length).toBeGreaterThan(40)
  for (const language of ['zh', 'en'] as const) expect(new Set(names.map((name) => name[language])).size).toBe(names.length)
})
