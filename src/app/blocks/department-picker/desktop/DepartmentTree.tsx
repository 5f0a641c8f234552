import Tree from 'antd/es/tree'
import { halfChecked, isOpen } from '../checking'
import type { TreeProps } from '../DepartmentPicker'
import type { DepartmentNode } from '../department'
import type { DepartmentChoice } from '../use-checking'

type Drawn = { readonly key: string; readonly title: string; readonly disabled: boolean; readonly children: Drawn[] }

const drawn = (nodes: readonly DepartmentNode[], how: DepartmentChoice['how']): Drawn[] =>
  nodes.map((node) => ({ key: node.id, title: node.title, disabled: !isOpen(node, how), children: drawn(node.children, how) }))

/** The tree for mouse and keyboard: boxes where several are chosen, the row itself where one is. */
export function DepartmentTree({ shown, tree, choice, title }: TreeProps) {
  const { how, checked, opened, toggle, open } = choice
  return (
    <Tree<Drawn>
      aria-label={title}
      blockNode
      height={400}
      treeData={drawn(shown, how)}
      expandedKeys={[...opened]}
      onExpand={(_, { node, expanded }) => open(node.key, expanded)}
      checkable={how.many}
      checkStrictly
      checkedKeys={{ checked: [...checked], halfChecked: [...halfChecked(tree, checked)] }}
      onCheck={(_, { node }) => toggle(node.key)}
      selectedKeys={how.many ? [] : [...checked]}
      onSelect={(_, { node }) => toggle(node.key)}
    />
  )
}
