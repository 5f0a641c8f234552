import { Announcement } from '../../../../contract/system/announcement'
import { AnnouncementSend } from '../../../../contract/system/announcement-send'
import { Category } from '../../../../contract/system/category'
import { Department } from '../../../../contract/system/department'
import type { Demo } from '../../../../server/seed/demo'
import { demoAccounts } from '../../../demo/published/demo-accounts'
import { categoryRows } from './category-rows'
import { departmentRows } from './department-rows'
import { noticeRows } from './notice-rows'

/** Categories, departments and half a year of notices. Accounts are no rows of it: they are opened with passwords. */
export const demo: Demo = ({ today, seed }) => {
  const { notices, receipts } = noticeRows(today, demoAccounts(seed))
  return {
    furniture: [
      { noun: Category, rows: categoryRows() },
      { noun: Department, rows: departmentRows() },
      { noun: Announcement, rows: notices },
      { noun: AnnouncementSend, rows: receipts },
    ],
  }
}
