import type { Problem } from '../../../contract/check'
import type { FieldFacts } from '../../../contract/field'
import { isPlainText } from '../../../contract/fields/kind'
import { useFileHome } from '../../fields/file-home'
import { WireError } from '../../wire/wire-error'
import { checkDuplicate } from './check-calls'
import { useValueCheck } from './use-value-check'

/**
 * Whether another row of the noun of this form holds the value of a unique field. `check` asks, once the field is left; without network
 * nothing is asked, for saving finds the same.
 */
export function useTaken(field: string, facts: FieldFacts, value: unknown): { check: () => void; problem: Problem | undefined } {
  const home = useFileHome()
  const isAsked = facts.unique === true && !facts.derived && isPlainText(facts) && home !== undefined
  const { check, failure } = useValueCheck(value, () => checkDuplicate({ table: home?.noun ?? '', field, value, id: home?.id }))
  const isTaken = failure instanceof WireError && failure.code === 'field.taken'
  return {
    check: () => {
      if (isAsked && navigator.onLine) check()
    },
    problem: isTaken ? { code: 'field.taken' } : undefined,
  }
}
