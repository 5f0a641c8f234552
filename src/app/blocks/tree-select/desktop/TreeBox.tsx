import TreeSelect from 'antd/es/tree-select'
import { isEmptying } from '../../../fields/desktop/is-emptying'
import { useSay } from '../../../language/use-say'
import type { TreeProps } from '../LazyTree'
import type { Level } from '../use-levels'
import { words } from '../words'

/** Pixels of the list at most. */
const highest = 400

type Node = { readonly value: string; readonly title: string; readonly isLeaf: boolean; readonly children?: Node[] }

/** The levels that are open, each within the node above it. A node that lies below itself is opened once. */
function nodesOf(of: ReadonlyMap<string, Level>, pid: string, above: readonly string[] = []): Node[] {
  const level = of.get(pid)
  if (!level || typeof level === 'string' || above.includes(pid)) return []
  return level.map(({ key, title, leaf }) => {
    const children = nodesOf(of, key, [...above, pid])
    return { value: key, title, isLeaf: leaf, ...(children.length > 0 && { children }) }
  })
}

const valuesOf = (next: { readonly value: string } | readonly { readonly value: string }[] | null | undefined): string[] =>
  [next ?? []].flat().map(({ value }) => value)

/** A tree below the input, opened level by level. */
export function TreeBox({ input, root, many, levels, chosen, choose }: TreeProps) {
  const say = useSay()
  const top = levels.of.get(root)
  const labelled = chosen.map(({ value, text }) => ({ value, label: text }))
  return (
    <TreeSelect<{ value: string; label: string } | { value: string; label: string }[] | null, Node>
      id={input.id}
      aria-label={say(input.facts.label)}
      aria-describedby={input.describedBy}
      style={{ width: '100%' }}
      listHeight={highest}
      styles={{ popup: { root: { maxHeight: highest } } }}
      multiple={many}
      labelInValue
      allowClear
      disabled={input.disabled}
      status={input.invalid ? 'error' : undefined}
      placeholder={say('pleaseChoose')}
      loading={top === 'coming'}
      notFoundContent={say(top === 'failed' ? words.failed : 'noneFound')}
      treeData={nodesOf(levels.of, root)}
      loadData={({ value }) => levels.open(String(value))}
      value={many ? labelled : (labelled[0] ?? null)}
      onOpenChange={(isOpen) => isOpen && typeof (top ?? 'failed') === 'string' && void levels.open(root)}
      onChange={(next) => choose(valuesOf(next))}
      onBlur={input.onBlur}
      onKeyDown={(event) => isEmptying(event) && choose([])}
    />
  )
}
