import { sql } from 'kysely'
import { checkLinesIn, wrongBy } from '../../contract/system/rules/check-lines'
import { CheckRule } from '../../contract/system/rules/check-rule'
import type { Person } from '../auth/person'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { fits } from './fits'

/** What a rule of the house says of a value: its message where it does not fit, `true` where it does, undefined where the house has no rule of this code. */
export async function heldAgainst(engine: Engine, person: Person, ruleCode: string, value: string): Promise<string | true | undefined> {
  if (!Object.hasOwn(engine.catalogue.resources, CheckRule.name)) return undefined
  const { rows } = await sql<{ rule_json: string }>`select rule_json from check_rule
    where ${isOwn} and not gone and rule_code = ${ruleCode}`.execute(engine.databases.tenant(person.tenant))
  const lines = rows[0] && checkLinesIn(rows[0].rule_json)
  return lines && (wrongBy(lines, value, fits) ?? true)
}
