import * as z from 'zod/mini'
import { FillRule } from '../../contract/system/rules/fill-rule'
import { askingOf } from '../dict/dict-routes'
import { type Call, route } from '../http/route'
import { anything, soundText } from '../http/sound-input'
import { addRow, editRow } from '../resource/routes'
import { classNamed, fillValue } from './fill-value'

const code = soundText(64)

type Said = Readonly<Record<string, unknown>>
/** What such a client says of a rule, its class without the package. */
const named = (call: Call<Said>): Call<Said> => {
  const { ruleClass } = call.input
  return typeof ruleClass === 'string' ? { ...call, input: { ...call.input, ruleClass: classNamed(ruleClass) } } : call
}

/** What forms ask of fill rules beside the calls every noun has. */
export const ruleRoutes = [
  route('POST /sys/fillRule/add', { door: `${FillRule.name}:add`, input: anything }, (call) => addRow(named(call), FillRule)),
  route('PUT /sys/fillRule/edit', { door: `${FillRule.name}:edit`, input: anything }, (call) => editRow(named(call), FillRule)),
  /** What a rule would fill in now, shown to whoever keeps rules. */
  route('GET /sys/fillRule/testFillRule', { door: `${FillRule.name}:list`, input: z.object({ ruleCode: code }) }, (call) =>
    fillValue(askingOf(call), call.input.ruleCode, {}),
  ),
  /** What a rule fills into the form that is sent along. */
  route('PUT /sys/fillRule/executeRuleByCode/:ruleCode', { door: 'signed-in', input: anything, perMinute: 240 }, (call) => {
    const { ruleCode, ...form } = call.input
    return fillValue(askingOf(call), String(ruleCode), form)
  }),
]
