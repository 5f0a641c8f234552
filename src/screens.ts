import type { ComponentType } from 'react'
import { userForm } from './app/accounts/new-user'
import { useUserLock } from './app/accounts/use-beyond'
import { earlyPart } from './app/design/early-part'
import { lazyPart } from './app/design/lazy-part'
import type { FormPart, OwnScreen, RecordPart, RowLock } from './app/shell/product'
import type { Noun } from './areas/nouns'

/** Own screens by the component name the menu uses. Each arrives only when somebody goes there. */
export const screens: Readonly<Record<string, OwnScreen>> = {
  'attendance/board': earlyPart(() => import('./areas/attendance/app/AttendanceBoard').then((file) => file.AttendanceBoard)),
  'attendance/today': earlyPart(() => import('./areas/attendance/app/TodayScreen').then((file) => file.TodayScreen)),
  'attendance/month': earlyPart(() => import('./areas/attendance/app/MonthScreen').then((file) => file.MonthScreen)),
  'attendance/kitchen': earlyPart(() => import('./areas/attendance/app/KitchenScreen').then((file) => file.KitchenScreen)),
  'canteen/samples': earlyPart(() => import('./areas/canteen/app/SampleLog').then((file) => file.SampleLog)),
  'canteen/keeping': earlyPart(() => import('./areas/canteen/app/KeepingScreen').then((file) => file.KeepingScreen)),
  'canteen/fridges': earlyPart(() => import('./areas/canteen/app/FridgeScreen').then((file) => file.FridgeScreen)),
  'canteen/completeness': earlyPart(() => import('./areas/canteen/app/CompletenessScreen').then((file) => file.CompletenessScreen)),
  'sync/salvage': earlyPart(() => import('./app/salvage/SalvageScreen').then((file) => file.SalvageScreen)),
  'canteen/chain': earlyPart(() => import('./areas/canteen/app/ChainScreen').then((file) => file.ChainScreen)),
  'canteen/papers': earlyPart(() => import('./areas/canteen/app/PapersScreen').then((file) => file.PapersScreen)),
}

/** What records show beside their fields, by noun. */
export const recordParts = {
  announcement: lazyPart(() => import('./app/notices/AnnouncementPart').then((file) => file.AnnouncementPart)),
  role: lazyPart(() => import('./app/rights/RolePart').then((file) => file.RolePart)),
  user: lazyPart(() => import('./app/accounts/UserPart').then((file) => file.UserPart)),
} as const satisfies Partial<Record<Noun, RecordPart>>

/** What the home page shows beside the way to one's tasks. */
export const homeParts: readonly ComponentType[] = [
  lazyPart(() => import('./areas/deadlines/app/DeadlinesCard').then((file) => file.DeadlinesCard)),
]

/** Fields those parts show in their place. */
export const partFields = { role: ['permissions'] } as const satisfies Partial<Record<Noun, readonly string[]>>

/** What forms ask beside their fields, and inputs of their own, by noun. */
export const formParts = { user: userForm } as const satisfies Partial<Record<Noun, FormPart>>

/** Rows a person may not change although they may change others, by noun. */
export const rowLocks = { user: useUserLock } as const satisfies Partial<Record<Noun, RowLock>>
