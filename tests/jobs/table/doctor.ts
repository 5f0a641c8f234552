import type { Hand } from '../hand'
import type { Job } from '../job'

const home = '/dashboard/analysis'
/** The family that is called first. */
const family = (hand: Hand) => hand.region('待联系的家庭').getByRole('listitem').first()

export const doctorJobs: readonly Job[] = [
  {
    what: 'whom to call first, and why',
    from: home,
    size: 'phone',
    most: { taps: 0, typings: 0, screens: 0 },
    walk: (hand) => hand.see(family(hand).getByText(/第 \d+ 个开园日/)),
  },
  {
    what: 'the mother of an ill child is called',
    from: home,
    size: 'phone',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: (hand) => hand.call(family(hand).getByRole('link', { name: /打电话/ })),
  },
  {
    what: 'that nobody answers is noted without network',
    from: home,
    size: 'phone',
    offline: true,
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      await hand.tap(family(hand).getByRole('button', { name: '无人接听' }))
      await hand.see(/已记.*无人接听/)
    },
  },
  {
    what: 'that it rests at home is noted',
    from: home,
    size: 'phone',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      await hand.tap(family(hand).getByRole('button', { name: '在家休息' }))
      await hand.see(/已记.*在家休息/)
    },
  },
  {
    what: 'who is ill today, by class',
    from: home,
    size: 'phone',
    most: { taps: 0, typings: 0, screens: 0 },
    walk: (hand) => hand.see(hand.region('今日病假').getByText(/个班已提交/)),
  },
  {
    what: 'leave that was asked for is approved',
    from: home,
    size: 'phone',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      const asked = hand.region('请假').getByRole('listitem').filter({ hasText: '李瑞霖' })
      await hand.tap(asked.getByRole('button', { name: '批准' }))
      await hand.gone(asked.getByRole('button', { name: '批准' }))
    },
  },
  {
    what: 'a health certificate that runs out is opened',
    from: home,
    size: 'phone',
    most: { taps: 1, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.link(/健康合格证还有/).first())
      await hand.see(hand.page.getByRole('heading', { level: 1 }))
      await hand.at(/staff-certificate/)
    },
  },
  {
    what: 'the allergies of a child are changed',
    from: '/garden/child?open=child.0138',
    size: 'desktop',
    most: { taps: 4, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('编辑饮食与健康'))
      await hand.tap(hand.region('饮食与健康').getByRole('combobox').first())
      await hand.tap(hand.page.locator('.ant-select-item-option').filter({ hasText: '蛋' }).first())
      await hand.tap(hand.button(/^保存/))
      await hand.see(hand.page.locator('main').getByText(/过敏.*蛋/))
    },
  },
  {
    what: 'the isolation of a child ends today',
    from: '/garden/child?open=child.0011',
    size: 'phone',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('结束隔离'))
      await hand.tap(hand.button('明天起可以返园'))
      await hand.see(/隔离中，今天是最后一天/)
    },
  },
]
