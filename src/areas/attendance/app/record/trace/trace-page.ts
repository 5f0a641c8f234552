import { CalendarRange, FileCheck, PhoneCall, Stethoscope, Thermometer, UserRound, Users } from 'lucide-react'
import { defineRecordPage } from '../../../../../app/record-page/record-page'
import { label } from '../../../../../contract/label'
import { childPath } from '../../../../families/published/child-path'
import { AbsenceTrace } from '../../../sheet/absence-trace'
import { CallFamily } from './CallFamily'
import { CallLines } from './CallLines'
import { FamilyPart } from './FamilyPart'
import { FollowUpLines } from './FollowUpLines'
import { infectiousBanner } from './trace-banner'

/** The record of an absence that is traced: why, who was asked what and when, and what lets the child come back. */
export const tracePage = defineRecordPage(AbsenceTrace, {
  banners: [{ needs: 'absence-trace:health', of: infectiousBanner }],
  head: { state: 'status', facts: ['cause', 'firstDate', 'expectedReturn'] },
  acts: [
    { name: 'call', order: 10, needs: 'child-guardian:list', part: CallFamily },
    {
      name: 'child',
      order: 20,
      needs: 'child:list',
      label: label('幼儿', 'Child'),
      icon: UserRound,
      to: ({ childId }) => childPath(String(childId)),
    },
  ],
  parts: [
    {
      name: 'calls',
      order: 10,
      title: label('联系记录', 'Calls'),
      icon: PhoneCall,
      width: 'half',
      height: 160,
      fields: [['contactLog']],
      read: CallLines,
    },
    {
      name: 'followUps',
      order: 20,
      title: label('每日追访', 'Daily follow-up'),
      icon: Thermometer,
      width: 'half',
      height: 160,
      fields: [['followUps']],
      read: FollowUpLines,
    },
    {
      name: 'illness',
      order: 30,
      title: label('病因', 'Illness'),
      icon: Stethoscope,
      width: 'half',
      height: 280,
      fields: [['cause', 'symptoms'], ['onsetDate', 'temp'], ['seenDoctor', 'hospital'], ['diagnosis', 'isInfectious'], ['homeTreatment']],
    },
    {
      name: 'certificate',
      order: 40,
      title: label('返园证明', 'Return certificate'),
      icon: FileCheck,
      width: 'half',
      height: 96,
      fields: [['certFiles']],
    },
    {
      name: 'family',
      order: 50,
      title: label('联系谁', 'Whom to call'),
      icon: Users,
      needs: 'child-guardian:list',
      width: 'aside',
      height: 120,
      part: FamilyPart,
    },
    {
      name: 'return',
      order: 60,
      title: label('缺勤与返园', 'Away and back'),
      icon: CalendarRange,
      width: 'aside',
      height: 160,
      fields: [
        ['firstDate', 'lastDate'],
        ['expectedReturn', 'actualReturn'],
      ],
    },
  ],
})
