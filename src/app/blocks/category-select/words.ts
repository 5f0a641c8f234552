import { label } from '../../../contract/label'

/** Words of the category select. */
export const words = {
  condition: label('condition 传值有误，需要一个 JSON 字符串', 'the condition value is wrong, needs a JSON string'),
} as const
