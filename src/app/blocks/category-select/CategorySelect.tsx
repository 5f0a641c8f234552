import type { FieldInputProps } from '../../fields/field-input'
import { LazyTree } from '../tree-select/LazyTree'
import { type CategoryPart, categorySource } from './category-source'

/** A category, from the top or from below the one of a code; several where the field is of kind `refs` or `dicts`. Values are ids. */
export function CategorySelect({ pcode, condition, ...input }: FieldInputProps & CategoryPart) {
  const many = input.facts.kind === 'refs' || input.facts.kind === 'dicts'
  return <LazyTree {...input} source={categorySource({ pcode, condition })} many={many} />
}
