import { Check, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { Skeleton } from '../../design/Skeleton'
import { PickButton } from '../../fields/choice/PickButton'
import { words as fieldWords } from '../../fields/words'
import { enumerate } from '../../language/enumerate'
import { useSay } from '../../language/use-say'
import type { TreeProps } from './LazyTree'
import type { TreeOption } from './tree-source'
import type { Level } from './use-levels'
import { words } from './words'
import '../../fields/choice/tree.css'
import '../../fields/inputs.css'

type LevelProps = {
  level: Level | undefined
  title: string
  chosen: readonly string[]
  onPick: (key: string) => void
  onOpen: (node: TreeOption) => void
  again: () => void
}

/** One level: a press chooses a node, the arrow beside it leads to those below. */
function OneLevel({ level, title, chosen, onPick, onOpen, again }: LevelProps) {
  const say = useSay()
  if (level === 'failed')
    return (
      <p role="alert">
        {say(words.failed)}{' '}
        <BigButton look="quiet" onClick={again}>
          {say(words.again)}
        </BigButton>
      </p>
    )
  if (level === undefined || level === 'coming') return <Skeleton rows={4} height={48} />
  if (level.length === 0) return <p className="quiet">{say('noneFound')}</p>
  return (
    <ul className="pick-list" aria-label={title}>
      {level.map((node) => (
        <li key={node.key} className="tree-row">
          <button type="button" aria-pressed={chosen.includes(node.key)} onClick={() => onPick(node.key)}>
            <span>{node.title}</span>
            {chosen.includes(node.key) && <Check aria-hidden />}
          </button>
          {!node.leaf && (
            <button
              type="button"
              className="tree-below"
              aria-label={say(fieldWords.below, { name: node.title })}
              onClick={() => onOpen(node)}
            >
              <ChevronRight aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function TreeSteps({ path, onGo }: { path: readonly TreeOption[]; onGo: (depth: number) => void }) {
  const say = useSay()
  return (
    <nav className="tree-path" aria-label={say(fieldWords.top)}>
      {[undefined, ...path].map((node, at) => (
        <button key={node?.key ?? ''} type="button" disabled={at === path.length} onClick={() => onGo(at)}>
          {node?.title ?? say(fieldWords.top)}
        </button>
      ))}
    </nav>
  )
}

function TreeEnd({
  input,
  many,
  count,
  empty,
  close,
}: {
  input: TreeProps['input']
  many: boolean
  count: number
  empty: () => void
  close: () => void
}) {
  const say = useSay()
  if (many)
    return (
      <BigButton look="main" wide onClick={close}>
        {say('doneChosen', { count })}
      </BigButton>
    )
  return (
    !input.facts.required && (
      <BigButton wide onClick={empty}>
        {say(fieldWords.emptied)}
      </BigButton>
    )
  )
}

/** A tree in a sheet, one level at a time. */
export function TouchTree({ input, root, many, levels, chosen, choose }: TreeProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [path, setPath] = useState<readonly TreeOption[]>([])
  const here = path.at(-1)?.key ?? root
  const values = chosen.map(({ value }) => value)
  const close = () => setOpen(false)
  const open = (pid: string) => typeof (levels.of.get(pid) ?? 'failed') === 'string' && void levels.open(pid)
  const pick = (key: string) => {
    if (many) return choose(values.includes(key) ? values.filter((one) => one !== key) : [...values, key])
    choose([key])
    close()
  }
  const title = say(input.facts.label)
  return (
    <>
      <PickButton
        input={input}
        text={enumerate(chosen.map(({ text }) => text))}
        onOpen={() => {
          setPath([])
          open(root)
          setOpen(true)
        }}
      />
      <Sheet
        title={title}
        open={isOpen}
        onClose={close}
        footer={
          <TreeEnd
            {...{ input, many, close }}
            count={values.length}
            empty={() => {
              choose([])
              close()
            }}
          />
        }
      >
        {path.length > 0 && <TreeSteps path={path} onGo={(depth) => setPath(path.slice(0, depth))} />}
        <OneLevel
          {...{ title, chosen: values, onPick: pick }}
          level={levels.of.get(here)}
          again={() => open(here)}
          onOpen={(node) => {
            open(node.key)
            setPath([...path, node])
          }}
        />
      </Sheet>
    </>
  )
}
