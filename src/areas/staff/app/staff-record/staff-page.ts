import { Award, ContactRound, FileLock, KeyRound, UserRound } from 'lucide-react'
import { defineRecordPage } from '../../../../app/record-page/record-page'
import { Staff } from '../../published/staff'
import { CallStaff } from './CallStaff'
import { CertificateRing, ContractRing } from './CertificateRing'
import { certificateList } from './certificate-list'
import { StaffAccount } from './StaffAccount'
import { StaffBanners } from './StaffBanners'
import { staffWords } from './staff-words'

/** The record of somebody who works here. */
export const staffPage = defineRecordPage(Staff, {
  head: { state: 'status', facts: ['post', 'deptId', 'staffNo', 'entryDate'] },
  bannerParts: [StaffBanners],
  acts: [{ name: 'call', order: 10, part: CallStaff }],
  parts: [
    {
      name: 'contact',
      order: 10,
      title: staffWords.contact,
      icon: ContactRound,
      width: 'aside',
      height: 96,
      fields: [['phone'], ['userId']],
    },
    {
      name: 'certificates',
      order: 20,
      title: staffWords.certificates,
      icon: Award,
      needs: 'staff-certificate:list',
      width: 'half',
      height: 96,
      rows: {
        noun: 'staff-certificate',
        by: 'staffId',
        show: ['certType', 'certNo', 'validTo'],
        add: true,
        sign: CertificateRing,
        ...certificateList,
      },
    },
    {
      name: 'account',
      order: 35,
      title: staffWords.account,
      icon: KeyRound,
      needs: 'user:list',
      width: 'half',
      height: 120,
      part: StaffAccount,
    },
    {
      name: 'file',
      order: 40,
      title: staffWords.file,
      icon: FileLock,
      needs: 'staff-file:list',
      width: 'half',
      height: 64,
      rows: {
        noun: 'staff-file',
        by: 'staffId',
        show: ['contractTo', 'title', 'education', 'bgCheckDate', 'bgCheckResult'],
        first: 1,
        add: true,
        sign: ContractRing,
      },
    },
    {
      name: 'facts',
      order: 50,
      title: staffWords.facts,
      icon: UserRound,
      width: 'aside',
      height: 240,
      fields: [['staffNo', 'name'], ['sex', 'photo'], ['post', 'postType'], ['deptId'], ['entryDate', 'leaveDate'], ['status']],
    },
  ],
})
