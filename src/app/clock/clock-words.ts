import { label } from '../../contract/label'

/** What is said while the clock of a device is wrong. Fetched with the part that says it. */
export const clockWords = {
  slow: label(
    '此设备的时间慢了{off}。新登记按园所时间 {now}。请校准设备时间，并核对此前在本机登记的日期。',
    'The clock of this device is {off} slow. What you enter now is dated {now}, the time of the kindergarten. Please set the clock, and check the dates of what you entered here before.',
  ),
  fast: label(
    '此设备的时间快了{off}。新登记按园所时间 {now}。请校准设备时间，并核对此前在本机登记的日期。',
    'The clock of this device is {off} fast. What you enter now is dated {now}, the time of the kindergarten. Please set the clock, and check the dates of what you entered here before.',
  ),
  days: label(' {count} 天', '{count} d'),
  hours: label(' {count} 小时', '{count} h'),
  minutes: label(' {count} 分钟', '{count} min'),
  futureTitle: label('{count} 条登记的日期在将来', '{count} {count:entry is|entries are} dated in the future'),
  futureBody: label(
    '登记时此设备的时间快了，园所未接受。可一次改为正确的日期（今天是 {today}）并重新发送。',
    'The clock of this device was fast, so this was not accepted. It can be given the right day (today is {today}) and sent again in one step.',
  ),
  futureMend: label('改正日期并发送', 'Correct the dates and send'),
  futureDone: label('已改正 {count} 条，正在发送', '{count} corrected, sending'),
}
