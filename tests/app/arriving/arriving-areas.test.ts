import { expect, test, vi } from 'vitest'
import { arrivingAreas } from '../../../src/app/arriving/arriving-areas'
import type { Area } from '../../../src/contract/area'
import { Dict } from '../../../src/contract/system/dict'
import { Stone } from '../../kit/product/garden-catalogue'

const forest: Area = { name: 'forest', nouns: { Stone } }
const library: Area = { name: 'library', nouns: { Dict } }
const names = (catalogue: { readonly resources: object }) => Object.keys(catalogue.resources)

test('whoever holds the catalogue knows what comes later too, and whoever listens hears of each arrival', async () => {
  const { catalogue, here, fetch, fetchPart } = arrivingAreas([async () => forest, async () => library])
  const heard: string[][] = []
  here.subscribe((now) => heard.push(names(now)))
  expect(names(catalogue)).toEqual([])
  await fetchPart(async () => library)
  expect(names(catalogue)).toEqual(['dict'])
  expect(await fetch()).toEqual([forest, library])
  expect(names(catalogue)).toEqual(['dict', 'stone'])
  expect(heard).toEqual([['dict'], ['dict', 'stone']])
})

test('an area is fetched once, and again only where it could not be had', async () => {
  let isThere = false
  const load = vi.fn(async () => (isThere ? forest : Promise.reject(new TypeError('Failed to fetch'))))
  const { catalogue, fetch } = arrivingAreas([load])
  await expect(fetch()).rejects.toThrow('Failed to fetch')
  isThere = true
  await Promise.all([fetch(), fetch()])
  await fetch()
  expect(load).toHaveBeenCalledTimes(2)
  expect(names(catalogue)).toEqual(['stone'])
})

test('a part of areas is known before they are, and nothing is there twice when they have come', async () => {
  const { catalogue, fetch, fetchPart } = arrivingAreas([async () => forest, async () => library])
  await fetchPart(async () => ({ name: 'a screen', nouns: { Stone } }))
  expect(names(catalogue)).toEqual(['stone'])
  await fetch()
  expect(names(catalogue)).toEqual(['dict', 'stone'])
})
