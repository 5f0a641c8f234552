import type { Job } from '../job'

const home = '/dashboard/analysis'

export const principalJobs: readonly Job[] = [
  {
    what: 'who has not called the roll',
    from: home,
    size: 'phone',
    most: { taps: 0, typings: 0, screens: 0 },
    walk: (hand) => hand.see(hand.region('各班点名').getByRole('link', { name: /小二班 还没开始/ })),
  },
  {
    what: 'how many of the house are here today',
    from: home,
    size: 'phone',
    most: { taps: 0, typings: 0, screens: 0 },
    walk: (hand) => hand.see(hand.region('今日出勤率').getByText(/%/)),
  },
  {
    what: 'the roll of a class is seen',
    from: home,
    size: 'tablet',
    most: { taps: 1, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.region('各班点名').getByRole('link', { name: /^中一班/ }))
      await hand.at(/attendance\/board\?class=class\.z1/)
      await hand.see(hand.button(/^潘欣妍/))
    },
  },
  {
    what: 'a child is found by the telephone number of its mother',
    from: home,
    size: 'phone',
    most: { taps: 2, typings: 1, screens: 2 },
    walk: async (hand) => {
      await hand.tap(hand.button('搜索'))
      await hand.type('13800000312', hand.named('searchbox', '搜索'))
      await hand.tap(hand.link(/^潘欣妍/))
      await hand.see(hand.page.getByRole('heading', { name: '潘欣妍' }))
    },
  },
]
