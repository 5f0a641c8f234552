import { currentLanguage } from '../../language/language'
import { explain } from '../../wire/explain'
import type { CellRule } from '../grid/rules/cell-rule'
import { checkByRule } from './check-calls'

/** The rule of a code for the cells of a column. What the server says of a value stands at its cell. */
export const ruleCell = (code: string): CellRule => ({
  handler: ({ value }) =>
    checkByRule(code, value).then(
      () => true,
      (failure: unknown) => ({ ok: false, message: explain(failure, currentLanguage()) }),
    ),
})
