import { keep, recall } from '../../../session/storage'

/** How rows are added by the button. */
export type AddSettings = {
  /** How many at once, at least one. */
  readonly addRowNum: number
  /** Where the first of them stands, counted from 1; 0 is below all rows. */
  readonly addIndex: number
  readonly addScrollToBottom: boolean
}

const name = 'GRID_ADD_BUTTON'
const most = 100
export const plainSettings: AddSettings = { addRowNum: 1, addIndex: 0, addScrollToBottom: true }

const within = (value: unknown, least: number, greatest: number): number =>
  Number.isInteger(value) ? Math.max(least, Math.min(Number(value), greatest)) : least

/** Settings as they can be used over so many rows. */
export const soundSettings = ({ addRowNum, addIndex, addScrollToBottom }: Partial<AddSettings>, rows: number): AddSettings => ({
  addRowNum: within(addRowNum, 1, most),
  addIndex: within(addIndex, 0, rows),
  addScrollToBottom: addScrollToBottom ?? true,
})

/** Settings as they were kept on this device, over so many rows. */
export const addSettings = (rows: number): AddSettings => soundSettings(recall<Partial<AddSettings>>(name) ?? plainSettings, rows)

/** Kept on this device for good. */
export const keepAddSettings = (settings: AddSettings): void => keep(name, settings, null)
