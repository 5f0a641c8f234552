import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { PhoneSignIn } from '../../../src/app/shell/ways-in/PhoneSignIn'
import { inputOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const { put } = onStage(productOf(gardenCatalogue))
beforeEach(() => speak('en'))

test('a number that is left empty for the next input is asked for, and not where something beside the form is pressed', async () => {
  const place = put(<PhoneSignIn onIn={async () => undefined} />)
  const mobile = await inputOf(place, 'Mobile number')
  mobile.focus()
  mobile.blur()
  await drawn()
  expect(place.textContent).not.toContain('please enter mobile number')
  mobile.focus()
  ;(await inputOf(place, 'Text message code')).focus()
  await soon(() => expect(place.textContent).toContain('please enter mobile number'))
})

test('what is wrong at the door has words, though nothing else has brought any yet', async () => {
  vi.resetModules()
  const { mobileProblem, passwordProblems, usernameProblem } = await import('../../../src/app/shell/ways-in/checks')
  const say = () => ''
  expect(mobileProblem('123', say)).toBe('please enter a correct mobile number')
  expect(usernameProblem('ab', say)).toContain('4 to 18')
  expect(passwordProblems({ password: 'a', confirmpassword: 'a' }, say).password).toContain('8 or more')
})
