import { expect, test } from 'vitest'
import { code } from './house-files'

/** Where the product tells people something on its own account, and the test that reads all of it in both languages. */
const walked: Readonly<Record<string, string>> = {
  'src/areas/attendance/server/uncalled.ts': 'tests/areas/attendance/server/uncalled.test.ts',
  'src/areas/attendance/server/unreached.ts': 'tests/areas/attendance/server/unreached.test.ts',
  'src/areas/canteen/server/fridge-alarms.ts': 'tests/areas/canteen/server/fridge-alarms.test.ts',
  'src/areas/deadlines/server/tell-deadlines.ts': 'tests/areas/deadlines/server/deadlines.test.ts',
  'src/server/devices/overdue.ts': 'tests/server/devices.test.ts',
  'src/server/devices/tell-lost.ts': 'tests/server/devices.test.ts',
  'src/server/sms/register.ts': 'tests/server/accounts/text-messages.test.ts',
}

test('whatever the product tells people is read by a test in both languages', () => {
  const telling = code('src').filter(({ text }) => /\bannounce\(ctx,/.test(text))
  expect(telling.map(({ path }) => path).sort()).toEqual(Object.keys(walked).sort())
  const reading = code('tests').filter(({ text }) => text.includes('toldNotices('))
  expect(reading.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(walked)))
})
