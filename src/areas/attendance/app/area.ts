import { show } from '../../../app/shell/screens/shown-area'

export const shownAttendance = show({
  name: 'attendance',
  area: () => import('../area').then((file) => file.attendance),
  screens: {
    // The first screen of most: it waits for no nouns but those whose rows it shows.
    'attendance/board': {
      load: () => import('./board/AttendanceBoard').then((file) => file.AttendanceBoard),
      knows: () => import('./board-nouns').then((file) => file.boardNouns),
    },
    'attendance/today': () => import('./today/TodayScreen').then((file) => file.TodayScreen),
    'attendance/tracing': () => import('./tracing/TracingScreen').then((file) => file.TracingScreen),
    'attendance/illness': () => import('./illness/IllnessScreen').then((file) => file.IllnessScreen),
    'attendance/month': () => import('./month/MonthScreen').then((file) => file.MonthScreen),
    'attendance/trend': () => import('./trend/TrendScreen').then((file) => file.TrendScreen),
    'attendance/kitchen': () => import('./kitchen/KitchenScreen').then((file) => file.KitchenScreen),
  },
  recordPages: { 'absence-trace': () => import('./record/trace/trace-page').then((file) => file.tracePage) },
  pageParts: {
    dish: () => import('./record/dish/dish-parts').then((file) => file.dishParts),
    child: () => import('./record/child-parts').then((file) => file.childParts),
    class: () => import('./record/class-parts').then((file) => file.classParts),
  },
  home: () => import('./home/home').then((file) => file.attendanceHome),
})
