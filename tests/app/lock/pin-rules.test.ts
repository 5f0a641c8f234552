import { expect, test } from 'vitest'
import { weakness } from '../../../src/app/lock/pin-rules'

test.each(['', '12345', 'abcdef', '12a456', '1234567890123', '１２３４５６'])('"%s" is no PIN', (pin) => {
  expect(weakness(pin)).toBe('short')
})

test.each(['000000', '123456', '654321', '890123', '246802', '121212', '258258', '112233', '998877', '520131', '5201314'])(
  '%s is too easy to guess',
  (pin) => expect(weakness(pin)).toBe('weak'),
)

test.each(['739162', '804617', '2917405', '605182739'])('%s will do', (pin) => expect(weakness(pin)).toBeUndefined())
