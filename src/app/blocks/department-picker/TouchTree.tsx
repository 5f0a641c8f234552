import { ChevronDown, ChevronRight } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { useSay } from '../../language/use-say'
import { halfChecked, isOpen } from './checking'
import type { TreeProps } from './DepartmentPicker'
import type { DepartmentNode } from './department'
import { words } from './words'

type LevelProps = TreeProps & {
  readonly nodes: readonly DepartmentNode[]
  readonly half: ReadonlySet<string>
  readonly depth: number
  readonly name: string
}

function Row({ node, choice, half, depth, name }: LevelProps & { node: DepartmentNode }) {
  const say = useSay()
  const { id, title, children } = node
  const isShown = choice.opened.has(id)
  const Icon = isShown ? ChevronDown : ChevronRight
  return (
    <div className="department-row" style={{ '--depth': depth } as CSSProperties}>
      <label>
        <input
          type={choice.how.many ? 'checkbox' : 'radio'}
          name={name}
          checked={choice.checked.has(id)}
          disabled={!isOpen(node, choice.how)}
          ref={(box) => {
            if (box) box.indeterminate = half.has(id)
          }}
          onChange={() => choice.toggle(id)}
        />
        <span>{title}</span>
      </label>
      {children.length > 0 && (
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={say(isShown ? words.close : words.open, { name: title })}
          onClick={() => choice.open(id, !isShown)}
        >
          <Icon aria-hidden />
        </button>
      )}
    </div>
  )
}

function Level(props: LevelProps) {
  const { nodes, choice, depth } = props
  return (
    <ul className="department-level" aria-label={depth === 0 ? props.title : undefined}>
      {nodes.map((node) => (
        <li key={node.id}>
          <Row {...props} node={node} />
          {node.children.length > 0 && choice.opened.has(node.id) && <Level {...props} nodes={node.children} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  )
}

/** The tree in a hand: rows as high as a thumb, each with its box, and an arrow that opens what is below. */
export function TouchTree(props: TreeProps) {
  const name = useId()
  const { choice, tree, shown } = props
  const half = choice.how.many ? halfChecked(tree, choice.checked) : new Set<string>()
  return <Level {...props} nodes={shown} half={half} depth={0} name={name} />
}
