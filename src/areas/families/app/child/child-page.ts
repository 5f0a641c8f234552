import { ArrowRightLeft, DoorOpen, HeartHandshake, HeartPulse, IdCard, MapPin, Printer, School, UserRound, Users } from 'lucide-react'
import { lazyPart } from '../../../../app/design/lazy-part'
import { defineRecordPage } from '../../../../app/record-page/record-page'
import { Child } from '../../published/child'
import { hasLeft } from '../../published/child-states'
import { actWords } from './acts/act-words'
import { mayLeave } from './acts/class-change'
import { IsolationEnd } from './acts/IsolationEnd'
import { CallFirst } from './CallFirst'
import { ChildAge } from './ChildAge'
import { childBanners } from './child-banners'
import { childWords } from './child-words'
import { Guardians } from './Guardians'

/** The record of a child: what keeps it safe first, then whom to call. */
export const childPage = defineRecordPage(Child, {
  banners: childBanners,
  head: {
    beside: 'nickName',
    state: 'status',
    facts: ['classId', 'sex', ChildAge, 'studentNo', 'entryDate', 'mealPlan', 'dietTaboo'],
  },
  acts: [
    { name: 'call', order: 10, part: CallFirst },
    { name: 'isolation', order: 15, needs: 'child:edit', part: IsolationEnd },
    {
      name: 'print',
      order: 60,
      rare: true,
      label: actWords.print,
      icon: Printer,
      needs: 'child-guardian:list',
      sheet: lazyPart(() => import('./print/PrintSheet').then((file) => file.PrintSheet)),
    },
    {
      name: 'class',
      order: 70,
      rare: true,
      label: actWords.change,
      icon: ArrowRightLeft,
      needs: 'enrolment:add',
      isOffered: ({ status }) => !hasLeft(String(status)),
      sheet: lazyPart(() => import('./acts/ClassChangeSheet').then((file) => file.ClassChangeAct)),
      several: lazyPart(() => import('./acts/ClassChangeSheet').then((file) => file.ClassChangeSheet)),
    },
    {
      name: 'leaving',
      order: 80,
      rare: true,
      label: actWords.leaving,
      icon: DoorOpen,
      needs: 'child:edit',
      isOffered: ({ status }) => mayLeave(String(status)),
      sheet: lazyPart(() => import('./acts/LeavingSheet').then((file) => file.LeavingSheet)),
    },
  ],
  parts: [
    {
      name: 'guardians',
      order: 10,
      title: childWords.guardians,
      icon: Users,
      needs: 'child-guardian:list',
      width: 'aside',
      // Two of a family with what is done with them, as most children have; a third one moves what is below by a line.
      height: 270,
      part: Guardians,
    },
    {
      name: 'health',
      order: 40,
      title: childWords.health,
      icon: HeartPulse,
      width: 'half',
      height: 200,
      fields: [
        ['allergies', 'healthTag'],
        ['dietTaboo', 'mealPlan'],
        ['bloodType', 'quarantineUntil'],
      ],
    },
    {
      name: 'facts',
      order: 60,
      title: childWords.facts,
      icon: UserRound,
      width: 'aside',
      height: 280,
      fields: [
        ['name', 'nickName'],
        ['studentNo', 'sex'],
        ['birthday', 'entryDate'],
        ['status', 'photo'],
        ['leaveDate', 'leaveType'],
      ],
    },
    {
      name: 'contact',
      order: 70,
      title: childWords.contact,
      icon: MapPin,
      width: 'aside',
      height: 120,
      fields: [['homeAddress'], ['emergencyName', 'emergencyPhone']],
    },
    {
      name: 'classes',
      order: 80,
      title: childWords.classes,
      icon: School,
      needs: 'enrolment:list',
      width: 'half',
      height: 96,
      rows: { noun: 'enrolment', by: 'childId', show: ['classId', ['beginDate', 'endDate'], 'reason'], first: 5 },
    },
    {
      name: 'identity',
      order: 90,
      title: childWords.identity,
      icon: IdCard,
      needs: 'child:identity',
      width: 'half',
      height: 200,
      fields: [
        ['idType', 'idNo'],
        ['nation', 'nationality'],
        ['hukouType', 'hukouPlace'],
        ['nativePlace', 'circumstances'],
      ],
    },
    {
      name: 'consent',
      order: 100,
      title: childWords.consent,
      icon: HeartHandshake,
      width: 'half',
      height: 120,
      fields: [['consents'], ['consentBy', 'consentDate'], ['consentFiles']],
    },
  ],
})
