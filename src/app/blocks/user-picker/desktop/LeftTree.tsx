import Tree from 'antd/es/tree'
import { useSay } from '../../../language/use-say'
import type { DepartmentNode } from '../../department-picker/department'
import type { WithinProps } from '../UserPicker'
import { words } from '../words'

type Drawn = { readonly key: string; readonly title: string; readonly children: Drawn[] }
const drawn = (nodes: readonly DepartmentNode[]): Drawn[] =>
  nodes.map(({ id, title, children }) => ({ key: id, title, children: drawn(children) }))

/** The departments beside the table. Several may be marked; none is all of them. */
export function LeftTree({ tree, within, onWithin }: WithinProps) {
  const say = useSay()
  if (tree.length === 0) return <p className="quiet">{say(words.noTree)}</p>
  return (
    <div>
      <Tree<Drawn>
        aria-label={say(words.departments)}
        key={tree.length}
        blockNode
        multiple
        defaultExpandAll
        treeData={drawn(tree)}
        selectedKeys={[...within]}
        onSelect={(keys) => onWithin(keys.map(String))}
      />
    </div>
  )
}
