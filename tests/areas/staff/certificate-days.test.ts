import { expect, test } from 'vitest'
import { daysLeft, daysWhole, pressing } from '../../../src/areas/staff/published/certificate-days'
import { StaffCertificate } from '../../../src/areas/staff/published/staff-certificate'
import { StaffFile } from '../../../src/areas/staff/published/staff-file'
import { toneOfDaysLeft } from '../../../src/contract/tone'

const today = '2026-11-23'
const paper = (certType: string, validTo: string | null, id = `${certType} ${validTo}`) => ({ id, certType, validTo })

test.each([
  ['2026-11-22', -1, 'bad'],
  [today, 0, 'bad'],
  ['2026-11-30', 7, 'bad'],
  ['2026-12-01', 8, 'care'],
  ['2027-01-07', 45, 'care'],
  ['2027-01-08', 46, 'good'],
])('a certificate good to %s has %i days left, which is %s', (validTo, days, tone) => {
  expect(daysLeft({ validTo }, today)).toBe(days)
  expect(toneOfDaysLeft(days, StaffCertificate.fields.validTo)).toBe(tone)
})

test.each([
  [60, 'care'],
  [61, 'good'],
] as const)('a contract that ends in %i days is %s, for it is thought of earlier than a certificate', (left, tone) => {
  expect(toneOfDaysLeft(left, StaffFile.fields.contractTo)).toBe(tone)
})

test.each([null, undefined, ''])('one without a last day (%s) never runs out', (validTo) => {
  expect(daysLeft({ validTo: validTo as string | null }, today)).toBeUndefined()
  expect(daysWhole({ certType: 'teacher', issueDate: '2020-01-01', validTo: validTo as string | null })).toBe(1)
})

test('a certificate of a year is whole over its 365 days, and one that ends as it begins over one', () => {
  expect(daysWhole({ certType: 'health', issueDate: '2025-11-23', validTo: today })).toBe(365)
  expect(daysWhole({ certType: 'health', issueDate: today, validTo: today })).toBe(1)
})

test.each([
  ['none', [], []],
  ['one that has time', [paper('health', '2026-12-01')], []],
  ['one that ends in a week', [paper('health', '2026-11-30')], [7]],
  ['one that is over', [paper('health', '2026-11-22')], [-1]],
  ['one that was renewed', [paper('health', '2026-11-22'), paper('health', '2027-11-22')], []],
  ['one in whose place one without an end came', [paper('driver', '2026-11-22'), paper('driver', null)], []],
  ['two kinds, the most pressing first', [paper('health', '2026-11-25'), paper('chef', '2026-10-24')], [-30, 2]],
])('of %s there is said %j', (_, certificates, expected) => {
  expect(pressing(certificates, today).map(({ left }) => left)).toEqual(expected)
})
