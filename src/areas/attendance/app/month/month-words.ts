import { label } from '../../../../contract/label'

/** What stands on the printed sheets of attendance alone. */
export const words = {
  of: label('{name}　{month}', '{name}, {month}'),
  legend: label('符号', 'Signs'),
  notSubmitted: label('带 * 的日期考勤未提交，不计入合计。', 'Days with * were not submitted and are in no total.'),
  same: label('纸上内容与考勤记录一致', 'The paper agrees with the records'),
  sameHint: label('{at} 打印后，没有任何改动。', 'Nothing has changed since it was printed on {at}.'),
  changed: label('纸上内容与现在的考勤记录不同', 'The paper differs from the records of now'),
  changedHint: label(
    '{at} 打印后考勤有登记或更正，或者纸张被改动过。请重新打印后核对。',
    'Marks were added or corrected after {at}, or the paper was altered. Please print it anew and compare.',
  ),
} as const
