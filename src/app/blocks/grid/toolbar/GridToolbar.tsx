import { ArrowDown, ArrowUp, CornerDownRight, Plus, Redo2, Settings2, Trash2, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import { useSay } from '../../../language/use-say'
import type { GridSize } from '../desktop/measures'
import type { Grid } from '../store/grid-store'
import { words } from '../words'
import type { Tool } from './tools'
import { type ToolActs, useToolActs } from './use-tool-acts'

const AddSettingsSheet = lazyPart(() => import('./AddSettingsSheet').then((file) => file.AddSettingsSheet))

type Button = { readonly act: keyof ToolActs; readonly Icon: typeof Plus }
const buttons: Readonly<Partial<Record<Tool, readonly Button[]>>> = {
  add: [{ act: 'add', Icon: Plus }],
  remove: [{ act: 'remove', Icon: Trash2 }],
  clear: [{ act: 'clear', Icon: X }],
  insert: [{ act: 'insert', Icon: CornerDownRight }],
  move: [
    { act: 'up', Icon: ArrowUp },
    { act: 'down', Icon: ArrowDown },
  ],
  undo: [
    { act: 'undo', Icon: Undo2 },
    { act: 'redo', Icon: Redo2 },
  ],
}

/** What leads to a row to be written in: keys go there next. */
const leading: ReadonlySet<keyof ToolActs> = new Set(['add', 'insert'])
const enterRows = (button: HTMLElement): void =>
  button.closest('.grid-block')?.querySelector<HTMLElement>('.grid-sink')?.focus({ preventScroll: true })

const sizes = ['medium', 'small', 'mini', 'tiny'] as const

function SizeChoice({ size, onSize }: { size: GridSize | undefined; onSize: (size: GridSize) => void }) {
  const say = useSay()
  return (
    <label className="grid-tool">
      {say(words.size)}
      <select value={size ?? ''} onChange={({ target }) => onSize(sizes.find((one) => one === target.value) ?? 'medium')}>
        {size === undefined && <option value="">—</option>}
        {sizes.map((one) => (
          <option key={one} value={one}>
            {say(words[one])}
          </option>
        ))}
      </select>
    </label>
  )
}

type Props = {
  grid: Grid
  tools: readonly Tool[]
  size: GridSize | undefined
  onSize: (size: GridSize) => void
}

/** What can be done with rows: with the one somebody stands in, or with those that are chosen. */
export function GridToolbar({ grid, tools, size, onSize }: Props) {
  const say = useSay()
  const [isSetting, setSetting] = useState(false)
  const { acts, count, chosen } = useToolActs(grid)
  const shown = tools.flatMap((tool) => buttons[tool] ?? [])
  return (
    <div className="grid-tools">
      {!grid.readOnly &&
        shown.map(({ act, Icon }) => (
          <button
            key={act}
            type="button"
            className="grid-tool"
            disabled={!acts[act]}
            onClick={({ currentTarget }) => {
              acts[act]?.()
              if (leading.has(act)) enterRows(currentTarget)
            }}
          >
            <Icon size={16} aria-hidden />
            {say(words[act])}
          </button>
        ))}
      {!grid.readOnly && tools.includes('settings') && (
        <button type="button" className="grid-tool" aria-haspopup="dialog" onClick={() => setSetting(true)}>
          <Settings2 size={16} aria-hidden />
          {say(words.settings)}
        </button>
      )}
      {tools.includes('size') && <SizeChoice {...{ size, onSize }} />}
      <output className="quiet grid-count">{chosen > 0 ? say(words.chosen, { count: chosen }) : say(words.rows, { count })}</output>
      <Suspense>{isSetting && <AddSettingsSheet rows={count} onClose={() => setSetting(false)} />}</Suspense>
    </div>
  )
}
