import { label } from '../../contract/label'

/** Words of what is entered by finger. */
export const words = {
  keys: label('数字键', 'Number keys'),
  erase: label('删除一位', 'Erase'),
}
