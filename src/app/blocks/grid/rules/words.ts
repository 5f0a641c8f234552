import { label } from '../../../../contract/label'

/** What is said of a cell where its rule has no words of its own. */
export const ruleWords = {
  required: label('{title}不能为空', '{title} is required'),
  unique: label('{title}不能重复', '{title} must not be repeated'),
  pattern: label('{title}格式不正确', '{title} is not in the right form'),
  handler: label('{title}未通过校验', '{title} was not accepted'),
}
