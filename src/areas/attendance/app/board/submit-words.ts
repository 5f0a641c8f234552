import { type Label, label } from '../../../../contract/label'

/** What is said before a day is submitted. */
export const submitWords = {
  submitTitle: label('提交今日考勤', 'Submit the attendance'),
  submitHint: label(
    '提交后 {minutes} 分钟内可以改自己的登记，之后只能改迟到、早退和缺勤原因。',
    'For {minutes} {minutes:minute|minutes} you can still mend your own marks; afterwards only late, early and causes can change.',
  ),
  willTrace: label(
    '其中 {count} 人将登记为未联系，请提交后联系家长。',
    '{count} of them will be marked as not reached. Please call the families next.',
  ),
  back: label('返回', 'Back'),
} as const satisfies Record<string, Label>
