import { expect, test } from 'vitest'
import type { DeviceState } from '../../../src/app/device/device-state'
import { reportOf } from '../../../src/app/device/report-device'
import { aboutDevice } from '../../../src/contract/sync/about-device'
import { deviceReport } from '../../../src/contract/sync/device-report'

test.each([
  ['Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/604.1', 'Safari · iPad'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/148.0 Safari/537.36 Edg/148.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/86 Mobile Safari/537.36 MicroMessenger/8.0.50', 'WeChat · Android'],
  ['curl/8', 'curl/8'],
])('%s is %s', (agent, about) => expect(aboutDevice(agent)).toBe(about))

const person = (user: string, tenant: string, count: number, oldest: string | null) => ({
  key: `kg_${tenant}_${user}`,
  tenant,
  user,
  count,
  oldest,
})
const state: DeviceState = {
  id: '018f0000-0000-4000-8000-00000000000a',
  about: 'Chrome · Android',
  known: [
    person('u1', '1', 2, '2026-03-02 08:00:00'),
    person('u2', '1', 5, '2026-03-01 08:00:00'),
    person('elsewhere', '2', 9, '2026-01-01 08:00:00'),
    person('u3', '1', 0, null),
  ],
  used: 10,
  room: 100,
  persisted: false,
  lost: [{ key: 'k', tenant: '1', user: 'u1', count: 2, oldest: null, what: { plant: 2 }, at: 0 }],
}

test('a report tells of the people of this house, the longest waiting first, and what the server takes', () => {
  const report = reportOf(state, '1', 'v1')
  expect(report.unsent.map(({ user }) => user)).toEqual(['u2', 'u1', 'u3'])
  expect(deviceReport.safeParse(report).success).toBe(true)
})

test('a device that has seen many people tells of the fifty that matter most', () => {
  const many = Array.from({ length: 80 }, (_, at) => person(`n${at}`, '1', 0, null))
  const report = reportOf({ ...state, known: [...many, ...state.known] }, '1', 'v1')
  expect(report.unsent).toHaveLength(50)
  expect(report.unsent[0]?.user).toBe('u2')
  expect(deviceReport.safeParse(report).success).toBe(true)
})
