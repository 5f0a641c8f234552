import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { isRuleName, ruleOf } from '../../contract/rules/rules'
import { route } from '../http/route'
import { soundText } from '../http/sound-input'
import { heldAgainst } from '../rules/check-value'

const asked = z.object({ ruleCode: soundText(64), value: soundText(1000) })

/** No password is to stand in an address. */
const inNoAddress = 'password'

/** A value as it was before clients of the wire contract encoded it a second time. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Checks of single values by the code of a rule. */
export const checkRuleRoutes = [
  /** Succeeds when a value keeps the rule, one the house has made or one there always is; otherwise it says what the rule asks for. */
  route('GET /sys/checkRule/checkByCode', { door: 'signed-in', input: asked, perMinute: 300 }, async ({ engine, session, input }) => {
    const { ruleCode } = input
    const value = decoded(input.value)
    const found = await heldAgainst(engine, session.person, ruleCode, value)
    if (found === true) return null
    if (found !== undefined) return refuse('rule.broken', { message: found })
    if (!isRuleName(ruleCode) || ruleCode === inNoAddress) return refuse('rule.none', { code: ruleCode })
    if (ruleOf(ruleCode)?.(value) === false) refuse(`rule.${ruleCode}`)
    return null
  }),
]
