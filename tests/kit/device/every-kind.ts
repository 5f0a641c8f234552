import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Fields } from '../../../src/contract/field'
import * as field from '../../../src/contract/field'
import type { Kind } from '../../../src/contract/fields/kind'
import { regionsIn, wholeCountry } from '../../../src/contract/fields/region-names'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { addDays } from '../../../src/contract/time'
import { samplePicture } from '../sample-picture'

declare module '../../../src/contract/registry' {
  interface NounTypes {
    specimen: typeof Specimen
  }
}

const settings = z.strictObject({ name: z.string(), size: z.optional(z.number()), marks: z.array(z.string()) })

/** A noun with a field of every kind. */
export const Specimen = defineResource({
  name: 'specimen',
  label: label('标本', 'Specimen'),
  path: '/tiny/desk/specimen',
  offline: 'write',
  fields: {
    text: field.text('文字', 'Text'),
    note: field.optional(field.longText('长文', 'Long text')),
    count: field.optional(field.count('个数', 'Count')),
    amount: field.optional(field.amount('数量', 'Amount')),
    money: field.optional(field.money('金额', 'Money')),
    percent: field.optional(field.percent('比例', 'Share')),
    weight: field.optional(field.weight('重量', 'Weight')),
    duration: field.optional(field.duration('时长', 'Duration')),
    date: field.optional(field.date('日期', 'Date')),
    time: field.optional(field.time('时间', 'Time')),
    dateTime: field.optional(field.dateTime('时刻', 'Moment')),
    period: field.optional(field.period('期间', 'Period')),
    boolean: field.optional(field.boolean('是否', 'Yes or no')),
    dict: field.optional(field.dict('colour', '选项', 'Choice')),
    dicts: field.optional(field.dicts('colour', '多选', 'Choices')),
    region: field.optional(field.region('地区', 'Region')),
    ref: field.optional(field.ref('folder', '引用', 'Reference')),
    refs: field.optional(field.refs('folder', '多引用', 'References')),
    secret: field.optional(field.secret('密文', 'Secret')),
    entries: field.optional(field.entries('条目', 'Entries', { by: field.text('谁', 'By'), at: field.optional(field.date('日', 'On')) })),
    json: field.optional(field.json('设置', 'Settings', settings)),
    photos: field.optional(field.photos('照片', 'Photos')),
    signature: field.optional(field.signature('签名', 'Signature')),
    attachments: field.optional(field.attachments('附件', 'Files')),
  },
  title: 'text',
  list: ['text', 'count', 'date'],
  search: ['text', 'date', 'period', 'region', 'dict', 'ref'],
  form: [['text']],
})
// A kind without a field of its own does not compile.
Specimen.fields satisfies Readonly<Record<Kind, Fields[string]>>

/** Files rows may name, with what each is called. */
export const papers = ['名单.txt', 'plan "b".csv', '证书 (1).pdf'].map((name) => ({
  name,
  bytes: Buffer.from(name.endsWith('.pdf') ? '%PDF-1.4\n%%EOF' : `姓名,班级\n${name},小一班`),
}))

const days = fc.integer({ min: 0, max: 36_500 }).map((day) => addDays('2000-01-01', day))
const word = fc
  .string({ unit: fc.constantFrom(...'abzÄ中文班0189 .-_/()%·😀'), minLength: 1, maxLength: 30 })
  .map((text) => `字${text.trim()}`)
const provinces = regionsIn(wholeCountry).map(({ value }) => value)
const within = (code: string): string[] => [code, ...regionsIn(code).flatMap(({ value }) => within(value))]
const two = (max: number) => fc.integer({ min: 0, max }).map((part) => String(part).padStart(2, '0'))
const time = fc.tuple(two(23), two(59)).map((parts) => parts.join(':'))

/** Valid values of every kind. `folders`: rows there are to refer to; `files`: attachments that were brought. */
export const valuesOf = (folders: readonly string[], files: readonly object[]): Readonly<Record<Kind, fc.Arbitrary<unknown>>> => ({
  text: word,
  note: fc.array(word, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n')),
  count: fc.integer({ min: 0, max: 2_147_483_647 }),
  amount: fc.integer({ min: 0, max: 1e9 }).map((part) => part / 100),
  money: fc.integer({ min: 0, max: 1e12 }),
  percent: fc.integer({ min: 0, max: 1000 }).map((part) => part / 10),
  weight: fc.integer({ min: 0, max: 1e9 }),
  duration: fc.integer({ min: 0, max: 5_256_000 }),
  date: days,
  time,
  dateTime: fc.tuple(days, time, two(59)).map(([day, clock, second]) => `${day} ${clock}:${second}`),
  period: fc.tuple(days, days).map((pair) => pair.sort().join('/')),
  boolean: fc.boolean(),
  dict: fc.constantFrom('red', 'blue', '1'),
  dicts: fc.subarray(['red', 'blue', '1'], { minLength: 1 }),
  region: fc.constantFrom(...provinces).chain((code) => fc.constantFrom(...within(code))),
  ref: fc.constantFrom(...folders),
  refs: fc.subarray([...folders], { minLength: 1 }),
  secret: fc.string({ unit: fc.constantFrom(...'0123456789X'), minLength: 8, maxLength: 18 }),
  entries: fc.array(fc.record({ at: days, by: word }, { requiredKeys: ['by'] }), { minLength: 1, maxLength: 3 }),
  json: fc.record({ marks: fc.array(word, { maxLength: 3 }), size: fc.integer(), name: word }, { requiredKeys: ['marks', 'name'] }),
  photos: fc.constant([samplePicture(1).sha]),
  signature: fc.constant(samplePicture(2).sha),
  attachments: fc.subarray([...files], { minLength: 1 }),
})
