import { readFile } from 'node:fs/promises'
import { testPassword } from '../../kit/test-password'
import type { Job } from '../job'
import { removed } from '../others'

const home = '/dashboard/analysis'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const adminJobs: readonly Job[] = [
  {
    what: 'an account is frozen',
    from: '/system/user?open=user.accountant',
    size: 'desktop',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button(/^Freeze/))
      await hand.tap(hand.dialog().getByRole('button', { name: /^Freeze/ }))
      await hand.see(/frozen/i)
    },
  },
  {
    what: 'a frozen account is let in again',
    from: '/system/user?open=user.accountant',
    size: 'desktop',
    after: 'an account is frozen',
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('Let in again'))
      await hand.see(hand.button(/^Freeze/))
    },
  },
  {
    what: 'a teacher gets an account',
    from: '/garden/staff?open=staff.40',
    size: 'desktop',
    most: { taps: 4, typings: 2, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.button('Open an account'))
      await hand.type(
        'Morning-7-walk',
        hand
          .dialog()
          .getByRole('textbox', { name: /^Password/ })
          .first(),
      )
      await hand.type('Morning-7-walk', hand.dialog().getByRole('textbox', { name: /^Password once more/ }))
      await hand.tap(hand.dialog().getByRole('button', { name: /^Save/ }))
      await hand.see(hand.page.getByRole('region', { name: 'Account' }).getByText(/^s0/))
    },
  },
  {
    what: 'a dictionary gets an item',
    from: '/system/dict',
    size: 'desktop',
    most: { taps: 5, typings: 3, screens: 0 },
    walk: async (hand) => {
      await hand.tap(hand.button(/^Allergen /))
      await hand.type('猕猴桃', hand.field('Text: New item'))
      await hand.type('Kiwi', hand.field('English text: New item'))
      await hand.type('kiwi', hand.field('Value: New item'))
      await hand.tap(hand.button('Add an item'))
      await hand.see(hand.page.getByRole('textbox', { name: /猕猴桃|Kiwi/ }))
    },
  },
  {
    what: 'a sheet of children is tried',
    from: '/garden/import-children',
    size: 'desktop',
    most: { taps: 3, typings: 0, screens: 1 },
    walk: async (hand) => {
      const template = hand.page.waitForEvent('download')
      await hand.tap(hand.button('Get the template'))
      const buffer = await readFile(await (await template).path())
      await hand.give(hand.button('Choose the sheet you filled in'), { name: 'children.xlsx', mimeType: sheetType, buffer })
      await hand.see(/^(New|With problems) \d/)
    },
  },
  {
    what: 'a right is given to a role',
    from: '/system/role?open=role.buyer',
    size: 'desktop',
    most: { taps: 4, typings: 1, screens: 0 },
    walk: async (hand) => {
      await hand.tap(hand.button('Change permissions'))
      await hand.type('Fridge temp', hand.named('searchbox', 'Find a permission by name'))
      await hand.tap(hand.page.getByRole('treeitem', { name: 'View', exact: true }))
      await hand.tap(hand.button('Save'))
      await hand.see(/permissions of .* are up to date/)
    },
  },
  {
    what: 'what somebody deleted last week is brought back',
    from: '/garden/child-guardian',
    size: 'desktop',
    before: (url) => removed(url, 'boss', 'child-guardian', 'link.0141.1'),
    most: { taps: 2, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.link('Recycle bin'))
      await hand.tap(hand.button(/^Restore "/))
      await hand.see('1 record restored')
    },
  },
  {
    what: 'a job by the clock is looked for',
    from: home,
    size: 'desktop',
    most: { taps: 1, typings: 0, screens: 1 },
    walk: async (hand) => {
      await hand.tap(hand.link('Scheduled jobs'))
      await hand.at(/system\/jobs/)
      await hand.see(hand.page.getByRole('heading', { name: 'Scheduled jobs' }))
    },
  },
  {
    what: 'the own password is changed',
    from: '/account/settings/security',
    size: 'desktop',
    most: { taps: 4, typings: 4, screens: 1 },
    walk: async (hand) => {
      const box = (name: string) => hand.dialog().getByLabel(name, { exact: true })
      await hand.tap(hand.button('Change password'))
      await hand.type(testPassword, box('Old password'))
      await hand.type('Evening-8-walk', box('New password'))
      await hand.type('Evening-8-walk', box('New password once more'))
      await hand.keys('Enter')
      await hand.see(/The password has been changed/)
    },
  },
  {
    what: 'the language is switched',
    from: home,
    size: 'desktop',
    most: { taps: 1, typings: 0, screens: 0 },
    walk: async (hand) => {
      await hand.tap(hand.button('中文'))
      await hand.see(hand.link('幼儿'))
    },
  },
]
