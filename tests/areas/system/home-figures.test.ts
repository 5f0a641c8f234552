import { expect, test } from 'vitest'
import { deviceFigures, jobsInTrouble } from '../../../src/areas/system/app/home/figures'
import type { JobRow, JobRunRow, RunOutcome } from '../../../src/contract/job'

const now = '2026-11-23 09:00:00'
const device = (id: string, lastSeen: string | null, more: { unsent?: number; oldestUnsent?: string; release?: string } = {}) => ({
  ...{ id, lastSeen, unsent: 0, oldestUnsent: null, release: 'r2' },
  ...more,
})

test('devices that hold work for longer than a day are told, the longest first, also when they were not seen for a month', () => {
  const devices = [
    device('fresh', now, { unsent: 3, oldestUnsent: '2026-11-22 09:00:00' }),
    device('drawer', '2026-09-01 08:00:00', { unsent: 1, oldestUnsent: '2026-09-01 07:00:00', release: 'r1' }),
    device('tablet', now, { unsent: 2, oldestUnsent: '2026-11-22 08:59:59' }),
    device('sent', now, { oldestUnsent: '2026-11-01 08:00:00' }),
    device('old build', '2026-10-24 09:00:00', { release: 'r1' }),
    device('away', '2026-10-24 08:59:59', { release: 'r1' }),
    device('never', null),
  ]
  const { seen, stuck, behind } = deviceFigures(devices, now, 'r2')

  expect(seen).toBe(4)
  expect(stuck.map(({ id }) => id)).toEqual(['drawer', 'tablet'])
  expect(behind.map(({ id }) => id)).toEqual(['old build'])
})

const job = (id: string, outcome?: RunOutcome, at = '2026-11-20 03:00:00') =>
  ({ id, last: outcome ? { outcome, at, seconds: 1, message: null } : null }) as JobRow
const run = (id: string, started: string) => ({ job: id, started }) as JobRunRow

test('jobs are told whose last run failed or broke off, whenever that was, and those that missed a time since yesterday', () => {
  const jobs = [job('a', 'failed'), job('b', 'lost'), job('c', 'done'), job('d', 'missed'), job('e'), job('f', 'done')]
  const missed = [run('d', '2026-11-22 00:00:00'), run('c', '2026-11-21 23:59:59'), run('f', '2026-11-23 03:00:00')]

  expect(jobsInTrouble(jobs, missed, now).map((one) => `${one.job.id} ${one.why} ${one.at.slice(5, 16)}`)).toEqual([
    'a failed 11-20 03:00',
    'b lost 11-20 03:00',
    'd missed 11-22 00:00',
    'f missed 11-23 03:00',
  ])
})
