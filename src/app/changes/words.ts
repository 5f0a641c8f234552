import { label } from '../../contract/label'

/** What is said of the changes of a record. */
export const words = {
  changes: label('变更记录', 'Changes'),
  version: label('第 {version} 版', 'Version {version}'),
  made: label('新建', 'Added'),
  restored: label('恢复', 'Restored'),
  decided: label('{verb}（待定后采用）', '{verb} (decided on later)'),
  was: label('原值', 'Before'),
  is: label('新值', 'After'),
  signed: label('已签名', 'Signed'),
  empty: label('（空）', '(empty)'),
  unknown: label('没有留存', 'Not kept'),
  noField: label('没有改动字段', 'No field was changed'),
  compareOne: label('比较', 'Compare'),
  allFields: label('全部 {count} 个字段', 'All fields ({count})'),
  choose: label('比较第 {version} 版', 'Compare version {version}'),
  chooseTwo: label('选两个版本可以比较', 'Choose two versions to compare them'),
  chooseOther: label('已选第 {version} 版，再选一个', 'Version {version} is chosen; choose another one'),
  compare: label('比较第 {older} 版和第 {newer} 版', 'Compare versions {older} and {newer}'),
  back: label('返回变更记录', 'Back to the changes'),
  same: label('这两个版本没有差别', 'These two versions do not differ'),
  none: label('没有可看的变更', 'No changes to show'),
  noneWhat: label(
    '这里列出留存期内的修改；更早的，以及随系统带来的记录，没有留存。',
    'Changes are kept for some 400 days; earlier ones, and what came with the system, are not kept.',
  ),
  older: label('更早的变更', 'Earlier changes'),
  offline: label('联网后才能看变更记录', 'Changes are shown when there is a network'),
} as const
