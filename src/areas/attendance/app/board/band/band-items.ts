import type { BandItem } from '../../../../../app/home/band/band-item'

/** What attendance says on the band of the board. Medicine has its place at 30, birthdays at 60. */
export const bandItems: readonly BandItem[] = [
  {
    name: 'attendance/allergies',
    order: 10,
    needs: ['child:health', 'week-menu:list', 'menu-meal:list', 'dish:list'],
    load: () => import('./AllergyMatter').then((file) => file.AllergyMatter),
  },
  {
    name: 'attendance/isolation',
    order: 20,
    needs: ['child:health'],
    load: () => import('./IsolationMatter').then((file) => file.IsolationMatter),
  },
  {
    name: 'attendance/leave',
    order: 40,
    needs: ['leave-request:list'],
    load: () => import('./LeaveMatter').then((file) => file.LeaveMatter),
  },
  {
    name: 'attendance/calls',
    order: 50,
    needs: ['absence-trace:list', 'child-guardian:contact'],
    load: () => import('./CallsMatter').then((file) => file.CallsMatter),
  },
  {
    name: 'attendance/waiting',
    order: 70,
    needs: [],
    load: () => import('./WaitingMatter').then((file) => file.WaitingMatter),
  },
]
