import { label } from '../../../../contract/label'

/** What is said of names that are pasted into a filter. */
export const pastedWords = {
  finding: label('正在查找 {count} 个名称…', 'Looking for {count} {count:name|names}…'),
  namesFound: label(
    '{asked} 个名称里找到 {found} 个。下面 {missing} 个没有找到，可以改好再找：',
    'Found {found} of {asked}. What was not found stands here, to be put right and looked for again:',
  ),
  namesAllFound: label('{asked} 个名称都找到了', 'Found all, {asked} {asked:name|names}'),
  tooMany: label('一次最多按 {most} 个筛选，请分几次粘贴。', 'At most {most} can be filtered by at once; please paste them in parts.'),
  leftOf: label('{label}：没有找到的名称', '{label}: names that were not found'),
  findAgain: label('再找一次', 'Look again'),
  forgetNames: label('放弃这些名称', 'Give them up'),
  narrow: label('查找，或粘贴一列名称', 'Find, or paste a list of names'),
} as const
