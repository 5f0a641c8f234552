import type { FieldInputProps } from '../../fields/field-input'
import { LazyTree } from './LazyTree'
import { type DictTree, dictTree } from './tree-source'

/** A row of a tree of any noun, loaded level by level; several where the field is of kind `dicts` or `refs`. */
export function TreeSelect({ dict, pidField, pidValue, hasChildField, condition, ...input }: FieldInputProps & DictTree) {
  const source = dictTree({ dict, pidField, pidValue, hasChildField, condition })
  return <LazyTree {...input} source={source} many={input.facts.kind === 'dicts' || input.facts.kind === 'refs'} />
}
