import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { touchInputs } from '../../../src/app/fields/touch-inputs'
import { speak } from '../../../src/app/language/language'
import { useSession } from '../../../src/app/session/session'
import { dict, dicts, type FieldFacts, optional, time } from '../../../src/contract/field'
import { clearBlocks, drawBlock, faceOf, Keeping, said } from '../blocks/pickers/block-stage'

const towns = Array.from({ length: 9 }, (_, at) => ({ value: `t${at}`, text: `Town ${at}` }))
beforeEach(() => {
  speak('en')
  faceOf('touch')
  useSession.setState({ dictionaries: { sex: towns } })
})
afterEach(() => {
  clearBlocks()
  vi.unstubAllGlobals()
})

/** A value of a field in a hand, and how it is taken back; undefined where nothing offers that. */
function shown(facts: FieldFacts, start: unknown) {
  const onChange = vi.fn()
  const Input = touchInputs[facts.kind]
  drawBlock(<Keeping {...{ facts, start, onChange }} draw={(input) => <Input {...input} />} />)
  return { onChange, cross: document.querySelector<HTMLElement>('[aria-label^="Empty:"]') }
}
const town = dict('sex', '城镇', 'Town')
const at = time('时间', 'Time')

test.each([
  [optional(town), 't3', 'Town 3'],
  [optional(at), '08:05', '08:05'],
])('a choice of many that may stay empty is emptied by a press (%#)', (facts, value, text) => {
  const { onChange, cross } = shown(facts, value)
  expect(said()).toContain(text)
  flushSync(() => cross?.click())
  expect(onChange.mock.calls).toEqual([[null]])
  expect(said()).toContain('please choose')
})

test.each([
  ['a value is needed', town, 't3'],
  ['nothing is chosen', optional(town), null],
  ['each of several is let go of by itself', optional(dicts('sex', '城镇', 'Towns')), ['t3']],
] as const)('nothing empties it where %s', (_, facts, value) => {
  expect(shown(facts, value).cross).toBeNull()
})
