import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { GridColumn } from '../../../../src/app/blocks/grid/column'
import { DesktopGrid, type GridViewProps } from '../../../../src/app/blocks/grid/desktop/DesktopGrid'
import type { GridOptions } from '../../../../src/app/blocks/grid/store/grid-core'
import { createGrid, type Grid } from '../../../../src/app/blocks/grid/store/grid-store'
import { Toasts } from '../../../../src/app/design/overlay/Toasts'
import { dropToasts } from '../../../../src/app/design/overlay/toast'
import { useLanguage } from '../../../../src/app/language/language'
import { label } from '../../../../src/contract/label'

export const columns: readonly GridColumn[] = [
  { key: 'name', title: label('名称', 'Name'), type: 'input', validateRules: [{ required: true }] },
  { key: 'amount', title: label('数量', 'Amount'), type: 'inputNumber', statistics: true },
  { key: 'fresh', title: label('新鲜', 'Fresh'), type: 'checkbox_meta', customValue: ['Y', 'N'] },
  { key: 'tag', title: label('标签', 'Tag'), type: 'tag' },
  { key: 'remark', title: label('备注', 'Remark'), type: 'input_pop' },
  { key: 'secret', title: label('隐藏', 'Hidden'), type: 'hidden' },
]
const kept = ['a', 'b', 'c'].map((id, at) => ({ id, values: { name: id, amount: at + 0.5, fresh: 'N' } }))

/** A grid on a page of its own, drawn for mouse and keyboard. */
export class DeskGrid {
  readonly place = document.createElement('div')
  private readonly root: Root
  grid!: Grid

  constructor() {
    useLanguage.setState({ language: 'en' })
    document.body.append(this.place)
    this.root = createRoot(this.place)
  }

  draw(more: Partial<GridOptions> = {}, props: Partial<GridViewProps> = {}): void {
    const grid = createGrid({ name: 'g', columns, rows: kept, say: (words) => words.en, ...more })
    this.grid = grid
    flushSync(() =>
      this.root.render(
        <>
          <DesktopGrid grid={grid} title="Goods" {...props} />
          <Toasts />
        </>,
      ),
    )
  }

  leave(): void {
    flushSync(() => this.root.unmount())
    document.body.replaceChildren()
    dropToasts()
  }

  cell = (row: number, column: number): HTMLElement =>
    this.place.querySelectorAll('.grid-row')[row]?.querySelectorAll<HTMLElement>('[aria-colindex]')[column] as HTMLElement
  values = (key: string): unknown[] => this.grid.store.getState().history.now.rows.map((row) => row.values[key])
  standing = () => this.grid.store.getState().at
  button = (name: string): HTMLButtonElement =>
    [...this.place.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement

  /** Stands at a cell without writing. */
  stand(row: number, column: number): void {
    act(() => this.place.querySelector<HTMLElement>('.grid-sink')?.focus())
    act(() => this.grid.goTo({ row, column }))
  }
}

/** Does something, and whatever follows from it is drawn. */
export const act = (does: () => unknown): void => flushSync(() => void does())

export const press = (key: string, more: object = {}): void =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })))
export const control = (key: string): void => press(key, { ctrlKey: true })

export function click(target: Element, more: object = {}): void {
  act(() => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, buttons: 1, ...more })))
  act(() => target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0, ...more })))
  act(() => target.dispatchEvent(new MouseEvent('click', { bubbles: true, ...more })))
}

/** Writes into the input one is in, in place of what stands there. */
export function type(text: string): void {
  const input = document.activeElement as HTMLInputElement
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  act(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}
