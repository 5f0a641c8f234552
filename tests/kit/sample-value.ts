import * as z from 'zod/mini'
import type { FieldFacts } from '../../src/contract/field'
import { addDays } from '../../src/contract/time'
import { dictionaries } from './dictionaries'
import { samplePicture } from './sample-picture'
import { pictureHash } from './server/kept-pictures'

const choicesOf = (code: string) =>
  Object.entries(dictionaries)
    .find(([known]) => known === code)?.[1]
    .items.map((item) => item.value) ?? []

const places = ['110000', '330100', '330113', '440305', '510104']

/** Number `n` of the values of a list, round and round. */
const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length]

/** An identity number whose check place is right. */
function idCard(n: number): string {
  const body = `11010120180101${String(n % 1000).padStart(3, '0')}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0)
  return `${body}${'10X98765432'[sum % 11]}`
}

function socialCreditCode(n: number): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const body = `12330100${String(n).padStart(9, '4')}`
  let weight = 1
  let sum = 0
  for (const letter of body) {
    sum += alphabet.indexOf(letter) * weight
    weight = (weight * 3) % 31
  }
  return `${body}${alphabet[(31 - (sum % 31)) % 31]}`
}

const ruled: Readonly<Record<string, (n: number) => string>> = {
  mobile: (n) => `139${String(n).padStart(8, '0')}`,
  phone: (n) => `138${String(n).padStart(8, '0')}`,
  email: (n) => `p${n}@example.com`,
  username: (n) => `user_${n}`,
  code: (n) => `code_${n}`,
  idCard,
  lngLat: (n) => `120.${n},30.5`,
  socialCreditCode,
}

const least = (facts: FieldFacts, n: number) => {
  const min = facts.min ?? 0
  return min + (n % (Math.min(facts.max, min + 1_000_000) - min))
}

/** The least that fits a shape: what it must have, and no more. Where it must have nothing, what there is a choice of, as nothing is always the same. */
function leastOf({ type, properties = {}, required = [], enum: choices }: z.core.JSONSchema.BaseSchema, n: number): unknown {
  if (choices) return nth(choices, n)
  if (type === 'array') return []
  if (type === 'string') return `n${n}`
  if (type !== 'object') return n
  const shapeOf = (name: string) => (typeof properties[name] === 'object' ? properties[name] : {})
  const given = required.length > 0 ? required : Object.keys(properties).filter((name) => shapeOf(name).enum)
  return Object.fromEntries(given.map((name) => [name, leastOf(shapeOf(name), n)]))
}

/**
 * Value number `n` of a field that refers to no other row: valid by its facts, and another for each `n` as far as there are
 * others. Days lie between September 2025 and February 2026 for `n` below 180.
 */
export function sampleValue(facts: FieldFacts, n: number): unknown {
  const day = addDays('2025-09-01', n % 180)
  switch (facts.kind) {
    case 'count':
    case 'money':
      return least(facts, n)
    case 'amount':
      return Number((least(facts, n) + 0.5).toFixed(facts.scale ?? 2))
    case 'date':
      return day
    case 'time':
      return `${String(6 + (n % 12)).padStart(2, '0')}:30`
    case 'dateTime':
      return `${day} 07:15:00`
    case 'boolean':
      return n % 2 === 0
    case 'dict':
      return nth(choicesOf(facts.dict ?? ''), n)
    case 'dicts':
      return choicesOf(facts.dict ?? '').slice(n % 2, (n % 2) + 2)
    case 'entries':
      return [Object.fromEntries(Object.entries(facts.of ?? {}).map(([name, inner]) => [name, sampleValue(inner, n)]))]
    case 'percent':
      return n % 100
    case 'weight':
    case 'duration':
      return least(facts, n)
    case 'period':
      return `${day}/${addDays(day, n % 30)}`
    case 'region':
      return nth(places, n)
    case 'attachments':
      return [{ sha: pictureHash(n), name: `n${n}.png`, size: samplePicture(n).bytes.length }]
    case 'photos':
      return [pictureHash(n)]
    case 'signature':
      return pictureHash(n)
    case 'json':
      return facts.shape && leastOf(z.toJSONSchema(facts.shape), n)
    case 'secret':
      return facts.rule ? ruled[facts.rule]?.(n) : `S${String(n).padStart(9, '0')}`
    default:
      return facts.rule ? ruled[facts.rule]?.(n) : `n${n} ${facts.label.zh} ${facts.label.en}`.slice(0, facts.max)
  }
}
