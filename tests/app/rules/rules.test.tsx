import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { queries } from '../../../src/app/resource/queries'
import { CheckRuleTest } from '../../../src/app/rules/CheckRuleTest'
import { FillRuleTest } from '../../../src/app/rules/FillRuleTest'
import { jsonOf, linesOf } from '../../../src/app/rules/RuleLines'
import { CheckRule } from '../../../src/contract/system/rules/check-rule'
import { FillRule } from '../../../src/contract/system/rules/fill-rule'
import { soon } from '../../kit/soon'
import { clearBlocks, drawBlock, faceOf, inputAt, pressOn, said, serveBlocks, typeInto } from '../blocks/pickers/block-stage'

const kept = { id: 'r', rev: 1, scope: '*', createBy: 'a', createTime: '2026-01-05 08:00:00', updateBy: null, updateTime: null }
const row = { ...kept, ruleName: 'Number', ruleCode: 'no' }

beforeEach(() => {
  speak('en')
  faceOf('desktop')
})
afterEach(() => {
  clearBlocks()
  queries.clear()
  vi.unstubAllGlobals()
})

test('a fill rule is tried: each press makes another value', async () => {
  let at = 0
  const asked = serveBlocks(() => `PO${++at}`)
  drawBlock(<FillRuleTest resource={FillRule} row={row} close={() => undefined} />)
  await soon(() => expect(said()).toContain('PO1'))
  pressOn('Make another')
  await soon(() => expect(said()).toContain('PO2'))
  expect(asked[0]).toBe('/sys/fillRule/testFillRule?ruleCode=no')
})

test('a value is tried on a check rule, encoded twice, and what does not fit is said', async () => {
  const asked = serveBlocks((_, query) => {
    if (query.get('value') !== encodeURIComponent('50%')) throw new Error('two letters first')
  })
  drawBlock(<CheckRuleTest resource={CheckRule} row={row} close={() => undefined} />)
  typeInto(inputAt(), 'x')
  pressOn('Check')
  await soon(() => expect(said()).toContain('two letters first'))
  typeInto(inputAt(), '50%')
  expect(said()).not.toContain('two letters first')
  flushSync(() => pressOn('Check'))
  await soon(() => expect(said()).toContain('It fits'))
  expect(asked.at(-1)).toBe('/sys/checkRule/checkByCode?ruleCode=no&value=50%25')
})

test('lines of a rule are read and written without a loss', () => {
  const line = fc.record({ digits: fc.constantFrom('*', '2', '10'), pattern: fc.string(), message: fc.string() })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      expect(JSON.parse(jsonOf(linesOf(JSON.stringify(lines))) ?? '')).toEqual(lines)
    }),
  )
  for (const none of [null, '', '{', '{}', '[1,null]']) expect(linesOf(none)).toEqual([])
  expect(jsonOf([])).toBeNull()
})
