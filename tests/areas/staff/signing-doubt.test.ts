import { describe, expect, test } from 'vitest'
import { signingDoubt } from '../../../src/areas/staff/published/signing-doubt'

const working = { status: '20', entryDate: '2025-09-01', leaveDate: null }
const certificate = { certType: 'health', issueDate: '2025-09-01', validTo: '2026-08-31' }

test('somebody at work with a valid health certificate may sign, on its first and on its last day', () => {
  expect(signingDoubt(working, [certificate], '2025-09-01')).toBeUndefined()
  expect(signingDoubt(working, [certificate], '2026-08-31')).toBeUndefined()
})

describe('the certificate', () => {
  test('does not count before it was issued, nor after its last day', () => {
    expect(signingDoubt({ ...working, entryDate: '2025-08-01' }, [certificate], '2025-08-31')).toBe('staff.no-health-certificate')
    expect(signingDoubt(working, [certificate], '2026-09-01')).toBe('staff.no-health-certificate')
  })

  test('has to be one of health', () => {
    expect(signingDoubt(working, [{ ...certificate, certType: 'chef' }], '2026-03-02')).toBe('staff.no-health-certificate')
    expect(signingDoubt(working, [], '2026-03-02')).toBe('staff.no-health-certificate')
  })

  test('may follow one that ran out', () => {
    const old = { ...certificate, issueDate: '2024-09-01', validTo: '2025-08-31' }
    expect(signingDoubt(working, [old, certificate], '2026-03-02')).toBeUndefined()
  })
})

describe('the person', () => {
  test('works here from the day of joining to the last day', () => {
    const left = { status: '40', entryDate: '2025-09-01', leaveDate: '2026-01-31' }
    expect(signingDoubt(left, [certificate], '2026-01-31')).toBeUndefined()
    expect(signingDoubt(left, [certificate], '2026-02-01')).toBe('staff.not-working')
    expect(signingDoubt({ ...working, entryDate: '2026-03-03' }, [certificate], '2026-03-02')).toBe('staff.not-working')
  })

  test.each(['10', '30'])('does not sign in state %s, nor without being known', (status) => {
    expect(signingDoubt({ ...working, status }, [certificate], '2026-03-02')).toBe('staff.not-working')
    expect(signingDoubt(undefined, [certificate], '2026-03-02')).toBe('staff.not-working')
  })
})
