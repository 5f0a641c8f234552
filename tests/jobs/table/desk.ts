import { dayOf } from '../../../src/contract/time'
import type { Job } from '../job'

const home = '/dashboard/analysis'

/** What a principal does at the desk. */
export const deskJobs: readonly Job[] = [
  {
    what: 'the number of a guardian, from anywhere, and the call',
    from: home,
    size: 'desktop',
    most: { taps: 1, typings: 3, screens: 2 },
    walk: async (hand) => {
      await hand.ready(hand.page.locator('[aria-keyshortcuts^="/"]'))
      await hand.keys('/')
      await hand.type('pxy', hand.page.getByRole('combobox').first())
      await hand.see(hand.named('option', /潘欣妍/).first())
      await hand.keys('Enter')
      await hand.call(hand.page.locator('main a[href^="tel:"]').first())
    },
  },
  {
    what: 'a guardian gets a new number',
    from: '/garden/child?open=child.0138',
    size: 'desktop',
    most: { taps: 4, typings: 1, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.page.getByRole('link', { name: '王颖', exact: true }).first())
      await hand.tap(hand.button(/^编辑/).first())
      await hand.type('13812340001', hand.field('手机号'))
      await hand.tap(hand.button(/^保存/))
      await hand.see(hand.page.locator('a[href="tel:13812340001"]'))
    },
  },
  {
    what: 'a child leaves',
    from: '/garden/child?open=child.0139',
    size: 'desktop',
    most: { taps: 4, typings: 0, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.button('更多'))
      await hand.tap(hand.button('离园'))
      await hand.tap(hand.dialog().getByRole('button', { name: /转/ }))
      await hand.tap(hand.button('办理离园'))
      await hand.see(/已离园/)
    },
  },
  {
    what: 'a day is closed in the calendar',
    from: '/garden/school-day',
    size: 'desktop',
    most: { taps: 4, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button(/, 上课/))
      await hand.tap(hand.dialog().getByRole('button', { name: '不上课' }))
      await hand.tap(hand.dialog().getByRole('button', { name: '保存' }))
      await hand.see(/已保存在本机/)
    },
  },
  {
    what: 'a notice is written and published',
    from: '/system/announcement',
    size: 'desktop',
    most: { taps: 5, typings: 2, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.button('新增'))
      await hand.type('周五消防演练', hand.field('标题'))
      await hand.type('周五 15:00 操场集合', hand.field(/^公告内容/))
      await hand.tap(hand.button(/^发给 \d+ 人$/))
      await hand.tap(hand.dialog().getByRole('button', { name: /^发给|^发布|^发送|^确定/ }))
      await hand.see(hand.named('row', /周五消防演练.*已发布/))
    },
  },
  {
    what: 'the month of a class is printed',
    from: '/attendance/month',
    size: 'desktop',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      await hand.tap(hand.button('打印'))
      await hand.printed()
    },
  },
  {
    what: 'a class gets another room',
    from: '/garden/class?open=class.d4',
    size: 'desktop',
    most: { taps: 3, typings: 1, screens: 1 },
    walk: async (hand) => {
      const facts = hand.page.getByRole('region').filter({ hasText: '教室' })
      await hand.tap(facts.getByRole('button', { name: /^编辑/ }).last())
      await hand.type('三楼 302', hand.field(/^教室/))
      await hand.tap(hand.button(/^保存/))
      await hand.see(facts.getByText('三楼 302').last())
    },
  },
  {
    what: 'five children go to another class',
    from: '/garden/child?classId=class.z1',
    size: 'desktop',
    most: { taps: 8, typings: 2, screens: 1 },
    walk: async (hand) => {
      const boxes = hand.page.locator('tbody').getByRole('checkbox', { name: /^选择(?!本页)/ })
      await hand.see(boxes.first())
      for (const at of [3, 4, 5, 6, 7]) await hand.tap(boxes.nth(at))
      await hand.tap(hand.button('转班'))
      await hand.type('中二', hand.dialog().getByRole('combobox'))
      await hand.see(hand.page.locator('.ant-select-item-option-active').filter({ hasText: '中二班' }))
      await hand.keys('Enter')
      await hand.tap(hand.button('5 名幼儿转入新班级'))
      await hand.see('5 名幼儿已转班')
    },
  },
  {
    what: 'a deletion is undone where it was done',
    from: '/garden/child-guardian?open=link.0140.1',
    size: 'desktop',
    most: { taps: 4, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('更多'))
      await hand.tap(hand.button('删除'))
      await hand.tap(hand.dialog().getByRole('button', { name: '删除', exact: true }))
      await hand.tap(hand.button('撤销'))
      await hand.see('已恢复 1 条')
    },
  },
  {
    what: 'a teacher begins to work, and is put in a class',
    from: '/garden/staff',
    size: 'desktop',
    most: { taps: 10, typings: 7, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.button('新增'))
      await hand.type('S900', hand.field(/^工号/))
      await hand.type('林晓', hand.field(/^姓名/))
      await hand.type('13811112222', hand.field(/^手机号/))
      await hand.type('配班', hand.named('combobox', /^岗位$/))
      await hand.keys('Enter')
      await hand.type(dayOf(new Date()), hand.field(/^入职日期/))
      await hand.keys('Enter')
      await hand.tap(hand.button(/^保存/))
      await hand.tap(hand.button('安排到班级'))
      await hand.tap(hand.dialog().getByRole('button', { name: '大二班' }))
      await hand.tap(hand.dialog().getByRole('button', { name: '安排', exact: true }))
      await hand.see(hand.page.getByRole('link', { name: /大二班 配班教师/ }))
    },
  },
  {
    what: 'a view of a list is kept',
    from: '/garden/child?class=x',
    size: 'desktop',
    most: { taps: 4, typings: 1, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.named('columnheader', /^姓名/))
      await hand.tap(hand.button(/存为视图/))
      await hand.type('按姓名', hand.dialog().getByRole('textbox'))
      await hand.tap(hand.dialog().getByRole('button', { name: /保存/ }))
      await hand.see(hand.button(/^按姓名/))
    },
  },
  {
    what: 'all classes move up a year',
    from: '/garden/moving-up',
    size: 'desktop',
    most: { taps: 6, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('下一步'))
      await hand.tap(hand.button('下一步'))
      await hand.tap(hand.button('下一步'))
      await hand.tap(hand.button(/^升班 \d+ 名幼儿$/))
      await hand.tap(
        hand
          .dialog()
          .getByRole('button', { name: /升班|确定/ })
          .last(),
      )
      await hand.see(/已升班/)
    },
  },
]
