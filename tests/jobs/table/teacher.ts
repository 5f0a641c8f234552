import { badge, board as boardOf } from '../../kit/browser/board'
import type { Hand } from '../hand'
import type { Job } from '../job'
import { heldMark } from '../others'

const home = '/dashboard/analysis'
const board = '/attendance/board'

/** Children under what their tiles say. The figures below the board say the same words. */
const tiles = (hand: Hand, said: RegExp) => hand.page.getByRole('listitem').getByRole('button', { name: said })
/** A child nobody has marked yet: who is ill or on leave is another one each day. */
const uncalled = async (hand: Hand) => {
  await hand.see(tiles(hand, /未点名$/))
  return boardOf(hand.page).unmarked(0)
}
const tile = (hand: Hand, name: string, mark = '') => hand.button(new RegExp(`^${name} .*${mark}`))

export const teacherJobs: readonly Job[] = [
  {
    what: 'what a teacher must know of today is read',
    from: home,
    size: 'tablet',
    most: { taps: 0, typings: 0, screens: 0 },
    walk: async (hand) => {
      await hand.see(hand.region('今天要知道').getByText('居家隔离'))
      await hand.see(hand.button(/今天有乳：李诗涵/))
    },
  },
  {
    what: 'who may not eat what is served today',
    from: home,
    size: 'phone',
    most: { taps: 1, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button(/今天有乳：李诗涵/))
      await hand.see(hand.dialog().getByText(/李诗涵/))
    },
  },
  {
    what: 'a child that is here is marked',
    from: home,
    size: 'phone',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      const name = await uncalled(hand)
      await hand.tap(tile(hand, name))
      await hand.see(tile(hand, name, '出勤'))
    },
  },
  {
    what: 'an ill child is marked with what it has',
    from: board,
    size: 'phone',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      const name = await uncalled(hand)
      await hand.tap(hand.button(`${name}：更多`))
      await hand.tap(hand.dialog().getByRole('button', { name: '腹泻' }))
      await hand.see(tile(hand, name, '病假'))
    },
  },
  {
    what: 'a mark is corrected: the child was late',
    from: board,
    size: 'phone',
    after: 'a child that is here is marked',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(tiles(hand, / 出勤$/).first())
      await hand.tap(hand.dialog().getByRole('button', { name: '迟到' }))
      await hand.see(tiles(hand, / 迟到/))
    },
  },
  {
    what: 'of two marks for one child the right one is kept',
    from: home,
    size: 'tablet',
    before: (url) => heldMark(url, 'teacher', 'class.x1'),
    after: 'a child that is here is marked',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.see(/1 条需要您处理/)
      await hand.tap(badge(hand.page))
      await hand.tap(hand.button('保留现在的'))
      await hand.see('已处理')
    },
  },
  {
    what: 'a mark is given without network',
    from: board,
    size: 'tablet',
    offline: true,
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      const name = await uncalled(hand)
      await hand.tap(tile(hand, name))
      await hand.see(tile(hand, name, '出勤'))
    },
  },
  {
    what: 'all others are here',
    from: board,
    size: 'tablet',
    after: 'a child that is here is marked',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      await hand.tap(hand.button('其余出勤'))
      await hand.gone(tiles(hand, /未点名$/))
    },
  },
  {
    what: 'the sheet of the class is handed in',
    from: board,
    size: 'tablet',
    after: 'all others are here',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button(/^提交/))
      await hand.tap(hand.dialog().getByRole('button', { name: /^提交/ }))
      await hand.see('已提交，厨房将看到用餐人数')
    },
  },
  {
    what: 'the mother of an ill child is called',
    from: '/attendance/tracing',
    size: 'phone',
    after: 'the sheet of the class is handed in',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: (hand) => hand.call(hand.link(/打电话/).first()),
  },
  {
    what: 'nobody answered the call',
    from: '/attendance/tracing',
    size: 'phone',
    after: 'the sheet of the class is handed in',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      await hand.tap(hand.button('无人接听'))
      await hand.see(/已记 无人接听/)
    },
  },
  {
    what: 'an outcome with the day of return is noted',
    from: '/attendance/tracing',
    size: 'phone',
    after: 'the sheet of the class is handed in',
    most: { taps: 4, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('更多结果'))
      await hand.tap(hand.dialog().getByRole('button', { name: '已就诊' }))
      await hand.tap(hand.dialog().getByRole('group', { name: '预计返园' }).getByRole('button').first())
      await hand.tap(hand.button('记下这次联系'))
      await hand.see(/已记.*已就诊/)
    },
  },
  {
    what: 'leave that was asked for is approved',
    from: '/attendance/leave-request',
    size: 'phone',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('更多操作 马乐安'))
      await hand.tap(hand.dialog().getByRole('button', { name: '批准' }))
      await hand.see(hand.button(/马乐安 已批/))
    },
  },
  {
    what: 'leave over a weekend is written down',
    from: '/garden/child?open=child.0012',
    size: 'phone',
    most: { taps: 7, typings: 0, screens: 3 },
    walk: async (hand) => {
      await hand.tap(hand.page.getByRole('button', { name: '请假', exact: true }).first())
      await hand.tap(hand.dialog().getByRole('button', { name: /^结束日期/ }))
      await hand.tap(hand.dialog().getByRole('button', { name: /^星期一 / }))
      await hand.tap(hand.dialog().getByRole('button', { name: '事假' }))
      await hand.tap(hand.dialog().getByRole('button', { name: /^原因/ }))
      await hand.tap(hand.dialog().getByRole('button', { name: '家中有事' }))
      await hand.tap(hand.dialog().getByRole('button', { name: '保存' }))
      await hand.see(hand.region('请假').getByText('事假'))
    },
  },
  {
    what: 'a child is found by the first letters of its name',
    from: board,
    size: 'phone',
    most: { taps: 2, typings: 1, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.button('搜索'))
      await hand.type('lsh', hand.named('searchbox', '搜索'))
      await hand.tap(hand.link(/^李诗涵/))
      await hand.see(hand.page.getByRole('heading', { name: '李诗涵' }))
    },
  },
  {
    what: 'a child is found without network',
    from: board,
    size: 'phone',
    offline: true,
    most: { taps: 2, typings: 1, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.button('搜索'))
      await hand.type('尹乐', hand.named('searchbox', '搜索'))
      await hand.tap(hand.link(/^尹乐怡/))
      await hand.see(hand.page.getByRole('heading', { name: '尹乐怡' }))
    },
  },
  {
    what: 'the family of a child is called from its page',
    from: '/garden/child?open=child.0011',
    size: 'phone',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: (hand) => hand.call(hand.page.locator('a[href^="tel:"]').first()),
  },
  {
    what: 'the month of the class is printed',
    from: board,
    size: 'tablet',
    most: { taps: 3, typings: 0, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.button('打开菜单'))
      await hand.tap(hand.dialog().getByRole('link', { name: /月/ }).first())
      await hand.tap(hand.button('打印'))
      await hand.printed()
    },
  },
  {
    what: 'yesterday is looked at',
    from: board,
    size: 'phone',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('前几天'))
      await hand.tap(hand.page.getByRole('group', { name: '选择日期' }).getByRole('button').nth(1))
      await hand.see(/ \d\d:\d\d 关闭/)
    },
  },
]
