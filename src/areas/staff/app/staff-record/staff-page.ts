import { Award, ContactRound, FileLock, UserRound } from 'lucide-react'
import { defineRecordPage } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { Staff } from '../../published/staff'
import { CallStaff } from './CallStaff'

/** The record of somebody who works here. */
export const staffPage = defineRecordPage(Staff, {
  head: { state: 'status', facts: ['post', 'deptId', 'staffNo', 'entryDate'] },
  acts: [{ name: 'call', order: 10, part: CallStaff }],
  parts: [
    {
      name: 'contact',
      order: 10,
      title: label('联系与账号', 'Contact and account'),
      icon: ContactRound,
      width: 'aside',
      height: 96,
      fields: [['phone'], ['userId']],
    },
    {
      name: 'certificates',
      order: 20,
      title: label('证书', 'Certificates'),
      icon: Award,
      needs: 'staff-certificate:list',
      width: 'half',
      height: 96,
      rows: { noun: 'staff-certificate', by: 'staffId', show: ['certType', 'certNo', 'validTo'], first: 6, add: true },
    },
    {
      name: 'file',
      order: 40,
      title: label('人事档案', 'Personnel file'),
      icon: FileLock,
      needs: 'staff-file:list',
      width: 'half',
      height: 64,
      rows: {
        noun: 'staff-file',
        by: 'staffId',
        show: ['title', 'education', 'contractTo', 'bgCheckDate', 'bgCheckResult'],
        first: 1,
        add: true,
      },
    },
    {
      name: 'facts',
      order: 50,
      title: label('基本信息', 'Basics'),
      icon: UserRound,
      width: 'aside',
      height: 240,
      fields: [['staffNo', 'name'], ['sex', 'photo'], ['post', 'postType'], ['deptId'], ['entryDate', 'leaveDate'], ['status']],
    },
  ],
})
