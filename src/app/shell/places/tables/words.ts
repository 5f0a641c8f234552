import { label } from '../../../../contract/label'

/** Words of what a table holds. `here`: counted on this device, which need not keep all rows the server has. */
export const tableWords = {
  rows: label('{count} 行', '{count} {count:row|rows}'),
  rowsHere: label('本机 {count} 行', '{count} {count:row|rows} on this device'),
  changed: label('{time} 改动', 'Changed {time}'),
} as const
