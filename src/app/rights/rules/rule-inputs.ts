import { RuleConditionInput } from './RuleConditionInput'
import { RuleEntryInput } from './RuleEntryInput'
import { RuleFieldInput } from './RuleFieldInput'
import { RuleValueInput } from './RuleValueInput'

/** How the fields of a data rule are given, each after the one before it. */
export const ruleInputs = {
  permissionId: RuleEntryInput,
  ruleColumn: RuleFieldInput,
  ruleConditions: RuleConditionInput,
  ruleValue: RuleValueInput,
}
