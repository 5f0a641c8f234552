import { expect, test } from 'vitest'
import { cardsOf, isAlone } from '../../../src/app/home/card-places'
import type { HomeCard } from '../../../src/app/home/home-card'
import { shownAs } from '../../../src/app/home/use-home-cards'
import type { Permission } from '../../../src/contract/access'
import { label } from '../../../src/contract/label'

const card = (name: string, more: Partial<HomeCard>): HomeCard => ({
  name,
  title: label(name, name),
  icon: 'school',
  needs: [],
  height: 96,
  load: async () => () => null,
  ...more,
})
const at = (order: number) => ({ order, lane: 'main' as const })
const order = ['doctor', 'principal']
const homeOf = (cards: HomeCard[], roles: string[], granted: string[] = []) =>
  cardsOf(cards, { roles, granted: new Set(granted) }, order).map((one) => `${one.card.name} ${one.place.order}`)

test('a card stands where it stands for the person’s role, and of several for the first in the order of roles', () => {
  const calls = card('calls', { for: { principal: at(70), doctor: at(10) } })

  expect(homeOf([calls], ['principal'])).toEqual(['calls 70'])
  expect(homeOf([calls], ['principal', 'doctor'])).toEqual(['calls 10'])
  // Who has none of its roles has it nowhere, unless it says where it stands for everybody else.
  expect(homeOf([calls, card('rest', { for: { doctor: at(10) }, place: at(90) })], ['guard', 'house-made'])).toEqual(['rest 90'])
})

test('a card is on nobody’s home who lacks one of its rights', () => {
  const needs: Permission[] = ['child:list', 'child:health']
  const cards = [card('ill', { needs, place: at(10) })]

  expect(homeOf(cards, [], ['child:list'])).toEqual([])
  expect(homeOf(cards, [], needs)).toEqual(['ill 10'])
  expect(homeOf(cards, [], ['*'])).toEqual(['ill 10'])
})

test('cards stand by their order, and by name where that is the same', () => {
  const cards = [card('b', { place: at(20) }), card('c', { place: at(10) }), card('a', { place: at(20) })]

  expect(homeOf(cards, [])).toEqual(['c 10', 'a 20', 'b 20'])
})

const told = (first: 'due' | 'calm' | 'well' | 'none', now = first) => ({ first: { as: first }, now: { as: now } })

test.each([
  ['what has not answered yet is waited for in its place', undefined, undefined, 'card'],
  ['what was well last time is asked without a place being kept', 'well', undefined, 'hidden'],
  ['what did not apply last time is asked without a place being kept', 'none', undefined, 'hidden'],
  ['what becomes well in this visit stays where it is', undefined, told('due', 'well'), 'card'],
  ['what is well for the first time stays where it is', undefined, told('well'), 'card'],
  ['what is well again is a line', 'well', told('well'), 'line'],
  ['what turns bad while one looks stays a line, and moves nothing', 'well', told('well', 'due'), 'line'],
  ['what was well and is not stands in its place', 'well', told('due'), 'card'],
  ['what does not apply is not drawn', undefined, told('none'), 'hidden'],
] as const)('%s', (_, last, now, as) => expect(shownAs(last, now)).toBe(as))

test('of cards in rows of two the last of an odd number is alone', () => {
  const lanes = (text: string) =>
    [...text].map((one, at) => ({ card: card(`${at}`, {}), place: { order: at, lane: one === 's' ? 'side' : 'main' } as const }))
  const aloneIn = (text: string) => {
    const cards = lanes(text)
    return cards.flatMap((_, at) => (isAlone(cards, at) ? [at] : []))
  }
  expect(aloneIn('ss')).toEqual([])
  expect(aloneIn('s')).toEqual([0])
  expect(aloneIn('sssmsmssms')).toEqual([2, 4, 9])
  expect(aloneIn('mm')).toEqual([])
  expect(isAlone(lanes('s'), -1)).toBe(false)
})
