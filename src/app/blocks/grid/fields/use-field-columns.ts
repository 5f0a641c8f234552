import { useMemo } from 'react'
import { checkValue } from '../../../../contract/check'
import { sentence } from '../../../../contract/error'
import type { FieldFacts, Fields } from '../../../../contract/field'
import { type Kind, kindOf } from '../../../../contract/fields/kind'
import { optionsOf } from '../../../fields/choice/use-dict'
import { startOf } from '../../../fields/field-input'
import { currentLanguage, useLanguage } from '../../../language/language'
import { useSession } from '../../../session/session'
import type { GridColumn, GridOption } from '../column'
import type { CellRule } from '../rules/cell-rule'

/** Kinds a cell has an input of its own for. All others have the input of a form. */
const types: Readonly<Partial<Record<Kind, GridColumn['type']>>> = { text: 'input', note: 'input_pop' }
const typeOf = (facts: FieldFacts) =>
  (facts.popup && 'popup') ??
  types[facts.kind] ??
  (kindOf(facts)?.shape === 'number' && facts.kind !== 'duration' ? 'inputNumber' : 'field')

/** What is wrong with a value of a field, in the words forms have for it. */
const ruleOf = (facts: FieldFacts): CellRule => ({
  handler: ({ value }) => {
    const problem = checkValue(facts, value)
    return problem ? { ok: false, message: sentence(problem.code, currentLanguage(), problem.values) } : true
  },
})

const widths: Readonly<Partial<Record<Kind, number>>> = {
  boolean: 90,
  count: 100,
  amount: 120,
  money: 120,
  percent: 100,
  weight: 120,
  date: 150,
  dict: 150,
}

function columnOf(key: string, facts: FieldFacts, options: readonly GridOption[] | undefined): GridColumn {
  const width = widths[facts.kind]
  return {
    key,
    title: facts.label,
    type: typeOf(facts),
    facts,
    validateRules: [ruleOf(facts)],
    defaultValue: startOf(facts),
    // A yes or no is always one of the two.
    ...(facts.required && facts.kind !== 'boolean' && { needed: true }),
    ...(facts.fixed && { fixed: true }),
    ...(facts.summed && { statistics: true }),
    ...(options && { options }),
    ...(width !== undefined && { width }),
  }
}

/** Columns for fields of a noun: their inputs, their checks, what new rows begin with, and how they are copied and pasted. */
export function useFieldColumns(fields: Fields): readonly GridColumn[] {
  const dictionaries = useSession((state) => state.dictionaries)
  const language = useLanguage((state) => state.language)
  return useMemo(
    () =>
      Object.entries(fields).map(([key, facts]) =>
        columnOf(key, facts, facts.choices || facts.dict ? optionsOf(facts, dictionaries[facts.dict ?? ''], language) : undefined),
      ),
    [fields, dictionaries, language],
  )
}
