import type { HomeCard } from '../../../../app/home/home-card'
import type { HomeOfArea } from '../../../../app/home/home-of-area'
import { label } from '../../../../contract/label'
import { noticesPath } from '../../../../contract/push'
import type { RoleCode } from '../../../roles'

const admins = (order: number) => {
  const place = { order, lane: 'side' } as const
  return { admin: place, sysAdmin: place, accountAdmin: place }
}

/** Of those the house mostly speaks to by its notices, and who do little else here. */
const told = { order: 20, lane: 'side' } as const

/** What the system tells on the home of whoever looks after the house, and of whoever is told what goes on there. */
const cards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'system/house',
    title: label('示范数据', 'The demonstration'),
    icon: 'school',
    needs: ['house-setting:begin'],
    place: { order: 2, lane: 'full' },
    height: 0,
    load: () => import('../../../../app/house/HouseCard').then((file) => file.HouseCard),
  },
  {
    name: 'system/set-up',
    title: label('把园所建起来', 'Set up your kindergarten'),
    icon: 'list-checks',
    needs: ['house-setting:begin'],
    place: { order: 1, lane: 'full' },
    height: 0,
    load: () => import('../../../../app/house/SetupSteps').then((file) => file.SetupSteps),
  },
  {
    // What areas look after, gathered by the engine.
    name: 'system/alarms',
    title: label('需要注意', 'Needs attention'),
    icon: 'bell',
    needs: [],
    for: {
      principal: { order: 25, lane: 'side' },
      viceAdmin: { order: 25, lane: 'side' },
      foodDirector: { order: 5, lane: 'side' },
      foodOfficer: { order: 5, lane: 'side' },
    },
    height: 140,
    load: () => import('../../../../app/home/AlarmsCard').then((file) => file.AlarmsCard),
  },
  {
    name: 'system/notices',
    title: label('未读通告', 'Unread notices'),
    icon: 'bell',
    needs: ['announcement-send:list'],
    for: { guard: told, supplier: told, inspectorIn: told, committee: told },
    to: noticesPath,
    height: 180,
    due: { load: () => import('./notices-standing').then((file) => file.useNoticesStanding) },
    load: () => import('./NoticesCard').then((file) => file.NoticesCard),
  },
  {
    name: 'system/held',
    title: label('等您处理的修改', 'Changes to decide'),
    icon: 'inbox',
    needs: ['conflict:list'],
    for: {
      admin: { order: 10, lane: 'main' },
      sysAdmin: { order: 10, lane: 'main' },
      accountAdmin: { order: 10, lane: 'main' },
      principal: { order: 30, lane: 'side' },
      viceAdmin: { order: 30, lane: 'side' },
    },
    to: '/tray',
    height: 180,
    due: { load: () => import('./held-standing').then((file) => file.useHeldStanding) },
    load: () => import('./HeldCard').then((file) => file.HeldCard),
  },
  {
    name: 'system/devices',
    title: label('设备', 'Devices'),
    icon: 'monitor',
    needs: ['device:list'],
    for: { admin: { order: 20, lane: 'main' }, sysAdmin: { order: 20, lane: 'main' } },
    to: '/system/device',
    height: 160,
    load: () => import('./DevicesCard').then((file) => file.DevicesCard),
  },
  {
    name: 'system/jobs',
    title: label('定时任务', 'Jobs'),
    icon: 'refresh-cw',
    needs: ['job-action:list'],
    for: { admin: { order: 30, lane: 'main' }, sysAdmin: { order: 30, lane: 'main' } },
    to: '/system/jobs',
    height: 140,
    load: () => import('./JobsCard').then((file) => file.JobsCard),
  },
  {
    name: 'system/sign-ins',
    title: label('登录', 'Sign-ins'),
    icon: 'users',
    needs: ['user:list'],
    for: admins(40),
    to: '/system/user',
    height: 160,
    load: () => import('./SignInsCard').then((file) => file.SignInsCard),
  },
  {
    name: 'system/storage',
    title: label('存储', 'Storage'),
    icon: 'database',
    needs: ['house-setting:edit'],
    for: admins(50),
    to: '/system/monitor',
    height: 240,
    load: () => import('./StorageCard').then((file) => file.StorageCard),
  },
]

export const systemHome: HomeOfArea = {
  cards,
  alarms: [{ name: 'system/devices', needs: ['device:list'], load: () => import('./DevicesAlarm').then((file) => file.DevicesAlarm) }],
}
