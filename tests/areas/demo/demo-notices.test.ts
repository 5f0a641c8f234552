import { describe, expect, test } from 'vitest'
import { accountPosts } from '../../../src/areas/demo/published/account-posts'
import { weekday } from '../../../src/contract/time'
import { receiptId } from '../../../src/server/notices/receivers'
import { house, someDays } from './house'

describe.each(Object.entries(someDays))('the notices on %s', (_, today) => {
  const { of } = house(today)
  const notices = of('announcement')
  const receipts = of('announcement-send')

  test('were sent on working days before today, but for one that is being written', () => {
    const sent = notices.filter(({ sendStatus }) => sendStatus !== '0')
    expect([notices.length, sent.length]).toEqual([91, 90])
    const days = sent.map(({ sendTime }) => String(sendTime).slice(0, 10))
    expect(days.filter((day) => day >= today || weekday(day) > 5)).toEqual([])
    expect(new Set(sent.map(({ titile }) => titile)).size).toBe(90)
  })

  test('were written by their sender shortly before, so that a list in order of writing begins with the newest', () => {
    const wrong = notices.filter(({ sendStatus, sender, sendTime, made }) => {
      const before = `${String(sendTime).slice(0, 10)} 08:00:00`
      return sendStatus !== '0' && (made?.by !== sender || made?.at !== before)
    })
    expect(wrong).toEqual([])
  })

  test('lie in the list of everybody they were for, under the id the server would give', () => {
    const everybody = Object.keys(accountPosts).map((username) => `user.${username}`)
    const due = notices
      .filter(({ sendStatus }) => sendStatus !== '0')
      .flatMap(({ id, msgType, userIds }) => (msgType === 'ALL' ? everybody : (userIds as string[])).map((user) => receiptId(id, user)))
    expect(receipts.map(({ id }) => id).sort()).toEqual(due.sort())
  })

  test('say nothing any more where they were taken back', () => {
    const [mistaken, ...more] = notices.filter(({ sendStatus }) => sendStatus === '2')
    expect(more).toEqual([])
    const held = receipts.filter(({ anntId }) => anntId === mistaken?.id)
    expect(held.length).toBeGreaterThan(0)
    expect(held.filter(({ sendStatus, msgContent, msgAbstract }) => sendStatus !== '2' || msgContent || msgAbstract)).toEqual([])
  })

  test('are read, but for the newest by those who look in rarely', () => {
    const unread = receipts.filter(({ readFlag }) => readFlag === '0')
    expect(new Set(unread.map(({ userId }) => userId))).toEqual(new Set(['user.admin', 'user.accountant', 'user.storekeeper']))
    expect(unread).toHaveLength(6)
  })
})
