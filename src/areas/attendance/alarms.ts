import { label } from '../../contract/label'

/** From when a roll that has not been handed in is its teachers' business, and from when the principal's. */
export const uncalledSince = { teachers: '09:00', principal: '09:15' } as const

/** From when a child nobody has reached is its head teacher's business, and from when that of those who look after the whole house. */
export const unreachedSince = { headTeacher: '09:30', leaders: '10:30' } as const

/** What is said of classes that were not called in time, and of children nobody has reached: in notices and on the home. Never who. */
export const alarmWords = {
  uncalled: label(
    '{count} 个班今天的点名还未提交：{names}。',
    '{count} {count:class has|classes have} not handed in the roll today: {names}.',
  ),
  unreached: label(
    '{name}有 {count} 名幼儿未到园，尚未联系上家长。',
    '{name}: {count} not here, and no family has been reached about it yet.',
  ),
}
