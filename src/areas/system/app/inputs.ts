import { IconInput } from '../../../app/blocks/icon-picker/IconInput'
import { ruleInputs } from '../../../app/rights/rules/rule-inputs'

/** Inputs in place of those of the kinds, by field, for forms of this area. They come together: few people see any. */
export const inputs = { ...ruleInputs, icon: IconInput } as const
