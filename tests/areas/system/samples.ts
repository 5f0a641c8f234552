import { resources } from '../../../src/areas/areas'
import type { system } from '../../../src/areas/system/area'
import type { Samples } from '../../kit/samples'
import { testPassword } from '../../kit/test-password'

export const systemSamples: Samples<typeof system> = {
  // It is of a list there is.
  'list-view': async () => ({ noun: 'department', shared: false, shows: { filters: {}, sorts: [] } }),
  'list-preference': async () => ({ noun: 'department', shows: { density: 'dense' } }),
  // What they hold is read as JSON.
  'check-rule': async () => ({ ruleJson: JSON.stringify([{ digits: '*', pattern: '.+', message: 'x' }]) }),
  'fill-rule': async () => ({ ruleParams: null }),
  // Its receivers would have to be named, and it cannot end before it begins.
  announcement: async () => ({ msgType: 'ALL', startTime: null }),
  // What it says is read, and its code is part of a name.
  'made-noun': async (_house, _given, n) => ({
    code: `x${String(n).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
    definition: JSON.stringify({ fields: [{ name: 'label', kind: 'text', zh: '名称', en: 'Name' }], title: 'label' }),
    status: '1',
  }),
  // Somebody must be there to receive it.
  async message({ make }) {
    const user = await make(resources.user)
    return { templateId: null, receivers: [user.id], esReceiver: user.username }
  },
  // It is about rows that rules can narrow, and compares what they have.
  'data-rule': async () => ({ permissionId: 'staff:list', ruleColumn: 'name', ruleConditions: '=', ruleValue: '王' }),
  // In use it could not be edited.
  'message-template': async () => ({ useStatus: '0' }),
  // Whoever makes an entry holds what it names.
  permission: async () => ({ perms: null }),
  // It ends after it has begun.
  'user-agent': async () => ({ startTime: '2026-03-02 08:00:00', endTime: '2026-03-09 18:00:00' }),
  // Roles of departments are for who works there.
  user: async () => ({ departmentRoles: null, password: testPassword, confirmpassword: testPassword, status: '1' }),
}
