import TreeSelect from 'antd/es/tree-select'
import { useSay } from '../../language/use-say'
import { unknownTitle, useTitles } from '../../resource/use-titles'
import { type TreeNode, useTree } from '../../resource/use-tree'
import type { FieldInputProps } from '../field-input'
import { chosenOf, sameOfChoice } from './ref-choice'

type Node = { readonly value: string; readonly title: string; readonly children?: Node[] }
const shaped = (nodes: readonly TreeNode[]): Node[] =>
  nodes.map(({ value, text, children }) => ({ value, title: text, ...(children.length > 0 && { children: shaped(children) }) }))

/** A row of a tree, or several: opened level by level, or found by a piece of the title. */
export function TreeChoice(props: FieldInputProps) {
  const say = useSay()
  const { facts, onChange } = props
  const many = facts.kind === 'refs'
  const chosen = chosenOf(props)
  const tree = useTree(facts.noun ?? '')
  const titles = useTitles(facts.noun, tree ? [] : chosen)
  const missing = tree ? [] : chosen.map((one) => ({ value: one, title: titles[one] ?? unknownTitle }))
  return (
    <TreeSelect<string | readonly string[] | undefined, Node>
      {...sameOfChoice(props, say)}
      treeData={[...missing, ...shaped(tree ?? [])]}
      treeNodeFilterProp="title"
      treeDefaultExpandedKeys={[...chosen]}
      multiple={many}
      showSearch
      loading={!tree}
      value={many ? chosen : chosen[0]}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}
