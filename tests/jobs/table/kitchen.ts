import { addDays, dayOf, mondayOf } from '../../../src/contract/time'
import type { Job } from '../job'

const home = '/dashboard/analysis'

export const kitchenJobs: readonly Job[] = [
  {
    what: 'how many eat at the next meal, in which classes',
    from: home,
    size: 'phone',
    most: { taps: 0, typings: 0, screens: 0 },
    walk: (hand) => hand.see(hand.page.getByRole('list', { name: '各班人数' }).getByText('小一班')),
  },
  {
    what: 'what is cooked tomorrow',
    from: home,
    size: 'phone',
    most: { taps: 0, typings: 0, screens: 0 },
    walk: (hand) => hand.see(hand.page.getByRole('definition').first()),
  },
  {
    what: 'a sample of the next dish: to the camera',
    from: home,
    size: 'phone',
    most: { taps: 1, typings: 0, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.button(/^拍 /))
      await hand.ready(hand.dialog().getByRole('button', { name: '拍摄' }))
    },
  },
  {
    what: 'fridge 3 is read',
    from: '/canteen/fridges',
    size: 'phone',
    most: { taps: 3, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('记录温度'))
      await hand.tap(hand.dialog().getByRole('button', { name: '4', exact: true }))
      await hand.tap(hand.dialog().getByRole('button', { name: /^保存 4/ }))
      await hand.see(/留样冰箱3号 4.*已保存/)
    },
  },
  {
    what: 'fridge 2 is read without network',
    from: '/canteen/fridges',
    size: 'phone',
    offline: true,
    most: { taps: 3, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.page.getByRole('button', { name: '记录温度' }).nth(1))
      await hand.tap(hand.dialog().getByRole('button', { name: '3', exact: true }))
      await hand.tap(hand.dialog().getByRole('button', { name: /^保存 3/ }))
      await hand.see(/留样冰箱2号 3.*已保存/)
    },
  },
  {
    what: 'the menu of a week to come is begun from last week’s, and handed in',
    from: '/recipe/week-menu',
    size: 'desktop',
    most: { taps: 6, typings: 0, screens: 2 },
    walk: async (hand) => {
      // The seeded menus end with the week after next.
      for (const weeks of [1, 2, 3]) {
        await hand.tap(hand.button('下一周'))
        await hand.see(new RegExp(`^${addDays(mondayOf(dayOf(new Date())), 7 * weeks).slice(5)} —`))
      }
      await hand.tap(hand.button('复制'))
      await hand.tap(hand.dialog().getByRole('button', { name: /^复制 \d+ 餐/ }))
      await hand.see(/^已复制/)
      await hand.tap(hand.button('提交审核'))
      await hand.see(hand.page.getByText('待审核').first())
    },
  },
]
