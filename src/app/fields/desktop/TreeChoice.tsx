import TreeSelect from 'antd/es/tree-select'
import { useSay } from '../../language/use-say'
import { unknownTitle, useTitles } from '../../resource/use-titles'
import { type TreeNode, useTree } from '../../resource/use-tree'
import { asList, asText, type FieldInputProps } from '../field-input'
import { isEmptying } from './is-emptying'

type Node = { readonly value: string; readonly title: string; readonly children?: Node[] }
const shaped = (nodes: readonly TreeNode[]): Node[] =>
  nodes.map(({ value, text, children }) => ({ value, title: text, ...(children.length > 0 && { children: shaped(children) }) }))

/** A row of a tree, or several: opened level by level, or found by a piece of the title. */
export function TreeChoice({ id, facts, value, onChange, onBlur, disabled, invalid, describedBy }: FieldInputProps) {
  const say = useSay()
  const many = facts.kind === 'refs'
  const chosen = many ? asList(value) : [asText(value)].filter(Boolean)
  const tree = useTree(facts.noun ?? '')
  const titles = useTitles(facts.noun, tree ? [] : chosen)
  const missing = tree ? [] : chosen.map((one) => ({ value: one, title: titles[one] ?? unknownTitle }))
  return (
    <TreeSelect<string | readonly string[] | undefined, Node>
      id={id}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
      treeData={[...missing, ...shaped(tree ?? [])]}
      treeNodeFilterProp="title"
      treeDefaultExpandedKeys={[...chosen]}
      multiple={many}
      showSearch
      allowClear
      disabled={disabled}
      loading={!tree}
      status={invalid ? 'error' : undefined}
      placeholder={say('pleaseChoose')}
      notFoundContent={say('noneFound')}
      value={many ? chosen : chosen[0]}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      onKeyDown={(event) => isEmptying(event) && onChange(null)}
    />
  )
}
