import { expect, test } from 'vitest'
import { hashOf } from '../../../src/server/seed/fill-files'
import { house, someDays, type Values } from './house'

const shown = house(someDays['a Monday'], { past: 1 })
const rowsOf = shown.of
const facesOf = ({ photo }: Values): string[] => [photo].flat().filter((one) => typeof one === 'string')
const facesIn = (noun: string) => rowsOf(noun).flatMap(facesOf)

test('most children have a drawn face, and some have initials', () => {
  const share = facesIn('child').length / rowsOf('child').length
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.9)
})

test('no child has a picture whose family has not consented', () => {
  const hidden = rowsOf('child').filter(({ consents }) => !(consents as string[]).includes('photo'))
  expect(hidden.length).toBeGreaterThan(10)
  expect(hidden.flatMap(facesOf)).toEqual([])
})

test('no two children of a class look alike, and no two of those who work here', () => {
  const children = rowsOf('child')
  const classes = [...new Set(children.map(({ classId }) => classId))].map((id) => children.filter(({ classId }) => classId === id))
  for (const people of [...classes, rowsOf('staff')]) {
    const faces = people.flatMap(facesOf)
    expect(new Set(faces).size).toBe(faces.length)
  }
})

test('every picture a row names was drawn, once, and together they weigh little', () => {
  const drawn = shown.files.map(hashOf)
  expect(new Set(drawn).size).toBe(drawn.length)
  const named = new Set(['child', 'staff', 'dish'].flatMap(facesIn))
  const faces = shown.files.filter((bytes) => named.has(hashOf(bytes)))
  expect(faces.length).toBe(named.size)
  expect(faces.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(3_000_000)
})

test('a dozen dishes and more have a picture', () => {
  expect(facesIn('dish').length).toBeGreaterThanOrEqual(12)
})
