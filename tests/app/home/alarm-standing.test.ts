import { expect, test } from 'vitest'
import type { AlarmFindings, AlarmLine } from '../../../src/app/home/alarm'
import { alarmStanding, alarmsOf } from '../../../src/app/home/alarm-standing'
import { label } from '../../../src/contract/label'

const line = (id: string, tone: AlarmLine['tone'], since = '09:00'): AlarmLine => ({
  ...{ id, tone, since, icon: 'bell', to: '/x' },
  said: label(id, id),
})
const said = (...found: (AlarmFindings | undefined)[]) => {
  const all = alarmsOf(found)
  return all && `${alarmStanding(all).as} ${all.lines.map(({ id }) => id).join('')}${all.isPart ? '?' : ''}`
}

test.each<[string, (AlarmFindings | undefined)[], string | undefined]>([
  ['one has not looked yet and nothing is wrong so far', [[], undefined], undefined],
  ['one has not looked yet and another will be wrong', [[line('a', 'soon')], undefined], undefined],
  ['one has not looked yet and another is wrong already', [undefined, [line('a', 'bad')]], 'due a'],
  ['all have looked and nothing is wrong', [[], []], 'well '],
  ['one cannot know', [[], 'unknown'], 'calm ?'],
  ['one cannot know and another is wrong', ['unknown', [line('a', 'bad')]], 'due a?'],
  ['something soon will be', [[line('b', 'soon', '09:30'), line('a', 'soon', '09:15')], []], 'calm ab'],
  ['what is wrong stands before what will be', [[line('c', 'soon')], [line('b', 'bad', '10:30'), line('a', 'bad')]], 'due bac'],
])('the card of alarms when %s', (_, found, expected) => expect(said(...found)).toBe(expected))

test('what is counted is what is wrong already', () => {
  const all = alarmsOf([[line('a', 'bad'), line('b', 'soon')], [line('c', 'bad')]])

  expect(all && alarmStanding(all).values).toEqual({ count: 2 })
})
