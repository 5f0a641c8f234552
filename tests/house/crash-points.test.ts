import { expect, test } from 'vitest'
import { everything } from './house-files'

/** Moments at which work could be lost or done twice. Tests that go through one carry its number in their titles. */
const crashPoints = {
  C1: 'before a save is kept',
  C2: 'after it is kept, before the person is told',
  C3: 'after a file is hashed, before its bytes are kept',
  C4: 'in the middle of an upload',
  C5: 'a file is whole on the server, the reply lost',
  C6: 'a request lost',
  C7: 'the server killed before it commits',
  C8: 'committed, the reply lost',
  C9: 'a reply received, the device killed before it writes it down',
  C10: 'between a row and the outcome of its op',
  C11: 'during a page of changes',
  C12: 'between two pages',
  C13: 'during a full copy',
  C14: 'an old request that arrives late',
  C15: 'two windows that send at once',
  C16: 'a leader that freezes',
  C17: 'an update with work pending',
  C18: 'a change of the local schema beside an open window',
  C19: 'a full device',
  C20: 'signing out, or another person, with work pending',
  C21: 'a sign-in that runs out',
  C22: 'a server restored from a backup',
  C23: 'a device whose clock is wrong or changes',
  C24: 'a connection to the database that the browser closes',
  C25: 'a browser killed while it saves',
  C26: 'a full disk on the server',
} as const

/** What must hold whatever happens. */
const invariants = {
  I1: 'no loss',
  I2: 'never twice',
  I3: 'convergence',
  I4: 'order',
  I5: 'progress',
  I6: 'files whole and present',
  I7: 'conflicts are recorded',
  I8: 'counters are sums',
  I9: 'shown once',
  I10: 'no blink',
  I11: 'no silent overwrite',
  I12: 'isolation of people',
  I13: 'durable across updates',
  I14: 'bounded retry',
  I15: 'no change skipped',
  I16: 'honest status',
  I17: 'what belongs together is done wholly or not at all',
} as const

const tests = everything.filter(({ path }) => path.startsWith('tests/') && path !== 'tests/house/crash-points.test.ts')

test.each<[string, string]>([...Object.entries(crashPoints), ...Object.entries(invariants)])(
  '%s (%s) is gone through by a test that says so',
  (number) => {
    expect(tests.some(({ text }) => text.includes(`[${number}]`))).toBe(true)
  },
)
