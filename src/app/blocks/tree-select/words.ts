import { label } from '../../../contract/label'

/** Words of the tree select. */
export const words = {
  condition: label(
    'JTreeSelect-condition 传值有误，需要一个 JSON 字符串！',
    'JTreeSelect-condition value is wrong, a json string is needed!',
  ),
  failed: label('没有取到下级，请再试一次', 'What lies below did not arrive; please try again'),
  again: label('重试', 'Try again'),
} as const
