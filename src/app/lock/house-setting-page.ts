import { ListChecks, LockKeyhole } from 'lucide-react'
import { label } from '../../contract/label'
import { HouseSetting } from '../../contract/system/house-setting'
import { defineRecordPage } from '../record-page/record-page'

/** How the house wants its devices to behave, as groups that are set one at a time. */
export const houseSettingPage = defineRecordPage(HouseSetting, {
  head: { facts: [] },
  parts: [
    {
      name: 'lock',
      order: 10,
      title: label('锁屏', 'Locking'),
      icon: LockKeyhole,
      width: 'full',
      height: 120,
      fields: [['pinUnlock', 'lockAfter']],
    },
    {
      name: 'set-up',
      order: 20,
      title: label('建园', 'Set-up'),
      icon: ListChecks,
      width: 'full',
      height: 80,
      fields: [['setupAway']],
    },
  ],
})
