import { chooseAll, isDisabledRow } from '../model/choosing'
import { redo, undo } from '../model/history'
import { addBelow, addRows, type CellValues, moveRow, removeRows } from '../model/rows'
import { type AddSettings, addSettings } from './add-settings'
import { emptyState, type GridCore, type KeptRow } from './grid-core'

/** Rows come, change places and go. */
export function rowActs(core: GridCore) {
  const { name } = core.options
  const add = (count = 1, place = 0, values: CellValues = {}): readonly string[] => {
    const before = new Set(core.now().rows.map(({ id }) => id))
    core.takeRows(addRows(core.now(), name, Array<CellValues>(core.room(count)).fill({ ...core.freshValues(), ...values }), place))
    const added = core.now().rows.flatMap(({ id }) => (before.has(id) ? [] : [id]))
    core.highlight(added)
    return added
  }
  return {
    /** Adds rows with the values of their columns; at a place counted from 1, or below all. Answers their ids. */
    add,
    /** Adds rows as the settings of this device have it. Answers where the first of them stands, and where to look then. */
    addAsSet(settings: AddSettings = addSettings(core.now().rows.length)): { readonly first: number; readonly look: number } {
      const [first] = add(settings.addRowNum, settings.addIndex)
      const at = core.now().rows.findIndex(({ id }) => id === first)
      return { first: at, look: settings.addScrollToBottom && settings.addIndex === 0 ? core.now().rows.length - 1 : at }
    },
    insertBelow(id: string): void {
      if (core.room(1) > 0) core.takeRows(addBelow(core.now(), name, id, [core.freshValues()]))
    },
    move: (id: string, place: number): void => core.take(moveRow(core.now(), id, place)),
    /** @throws where it is told neither an id nor a list of ids. */
    remove(ids: string | readonly string[]): void {
      core.takeRows(removeRows(core.now(), ids))
      const there = new Set(core.now().rows.map(({ id }) => id))
      core.store.setState(({ chosen }) => ({ chosen: new Set([...chosen].filter((id) => there.has(id))) }))
    },
    /** Rows anew from elsewhere; what was written is forgotten. */
    load(rows: readonly KeptRow[]): void {
      core.store.setState(emptyState(rows))
      core.highlight(rows.map(({ id }) => id))
    },
  }
}

/** Which rows are meant by what is done next, and steps back and forth. */
export function choiceActs(core: GridCore) {
  const { store } = core
  const turn = (change: typeof undo): void => {
    store.setState(({ history }) => ({ history: change(history), draft: undefined }))
    core.checks.rowsChanged()
  }
  return {
    undo: (): void => turn(undo),
    redo: (): void => turn(redo),
    /** Chooses a row, or no longer. A disabled one cannot be chosen. */
    choose(id: string): void {
      const row = core.now().rows.find((one) => one.id === id)
      if (!row || isDisabledRow(row.values, core.disabledBy)) return
      store.setState(({ chosen }) => ({ chosen: new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]) }))
    },
    chooseAll: (): void => store.setState(({ chosen }) => ({ chosen: chooseAll(core.now().rows, chosen, core.disabledBy) })),
    clearChosen: (): void => store.setState({ chosen: new Set() }),
  }
}
