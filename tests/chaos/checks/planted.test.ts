import { expect, test } from 'vitest'
import type { Told } from '../told'
import { noOrphans, nothingLeft, samePictures, shownPictures, unbroken } from './pictures'
import { hashOf, type Plant, pictures, plantedCase, sample, seal, taken, told } from './planted-case'
import { isTakenFrom, offeredAgain, restored } from './restores'
import { noLoss } from './told'

const checks = { noLoss, offeredAgain, restored, samePictures, shownPictures, noOrphans, unbroken, nothingLeft }
type Name = keyof typeof checks

/** Which checks find what has been planted. */
const foundBy = (plant: Plant): Name[] => (Object.keys(checks) as Name[]).filter((name) => checks[name](plantedCase(plant)).length > 0)

test('a storm in which nothing was lost passes every check', () => {
  expect(foundBy({})).toEqual([])
})

test.each<[string, Plant, Name[]]>([
  ['a sample that was told and is nowhere', { ops: [] }, ['noLoss', 'offeredAgain']],
  ['a sample nobody was told of, and which its phone did not offer again', { told: [], ops: [] }, ['offeredAgain']],
  ['a restore that took nothing', { taken: [] }, ['restored']],
  ['a restore that failed', { counts: { restores: 2 } }, ['restored']],
  ['other bytes on the server', { pictures: { ...pictures, [hashOf('a')]: hashOf('d') } }, ['samePictures']],
  ['a signature that is not there', { pictures: { [hashOf('a')]: hashOf('a') } }, ['samePictures']],
  ['a photograph its cook never saw', { told: [{ ...told, pictures: [hashOf('d')] }] }, ['shownPictures']],
  ['a row without its photograph', { samples: [{ ...sample, photos: [] }] }, ['shownPictures']],
  ['a record before its picture', { orphans: new Set(['s1']) }, ['noOrphans']],
  ['a hash that does not fit', { seals: [{ ...seal, matches: false }] }, ['unbroken']],
  ['a gap in the chain', { seals: [seal, { ...seal, op: 'x', prev: hashOf('e'), hash: hashOf('f') }] }, ['unbroken']],
  ['two records that both come first', { seals: [seal, { ...seal, op: 'x', hash: hashOf('f') }] }, ['unbroken']],
  ['an accepted record without a hash', { seals: [] }, ['unbroken']],
  ['rows left readable', { leaks: ['3 rows'] }, ['nothingLeft']],
])('%s is found', (_, plant, finders) => {
  expect(foundBy(plant)).toEqual(finders)
})

test('a restore may take a day opened again since its backup, and none before the backup or after the return', () => {
  const reopened: Told = { at: 0, seat: 'desk', noun: 'attendance-sheet', key: 'd.c', value: 'reopen' }
  const at = (moment: number) => foundBy({ told: [told, { ...reopened, at: moment }] })
  expect(at(5000)).toEqual([])
  expect(at(1500)).toEqual(['noLoss'])
  expect(at(15_000)).toEqual(['noLoss'])
})

test('a mark that a restore took may go from the screens of others until it is offered again, never from its own', () => {
  const found = plantedCase({ taken: [{ ...taken, op: { ...taken.op, key: 'r1', patch: { status: 'P' } } }] })
  expect(isTakenFrom(found, 'two', 'r1', 'P', 15_000)).toBe(true)
  expect(isTakenFrom(found, 'two', 'r2', 'P', 15_000)).toBe(false)
  expect(isTakenFrom(found, 'two', 'r1', 'P', 5000)).toBe(false)
  expect(isTakenFrom(found, 'kitchen', 'r1', 'P', 15_000)).toBe(false)
})
