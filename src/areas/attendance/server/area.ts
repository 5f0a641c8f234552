import { serve } from '../../../server/served-area'
import { attendance } from '../area'
import dictionaries from '../dictionaries.json' with { type: 'json' }
import { grants } from '../grants'
import { menu } from '../menu'
import { childMealsReport } from '../reports/child-meals-report'
import { childReport } from '../reports/child-report'
import { illnessReport } from '../reports/illness-report'
import { monthReport } from '../reports/month-report'
import { timelineReport } from '../reports/timeline-report'
import { todayReport } from '../reports/today-report'
import { tracingReport } from '../reports/tracing-report'
import { trendReport } from '../reports/trend-report'
import { attendanceRecordBehaviour } from './attendance-record-behaviour'
import { attendanceSheetBehaviour } from './attendance-sheet-behaviour'
import { childOnRoll, countsToday, enrolmentOnRoll } from './counts-today'
import { sheetsFollowDay } from './day-of-sheets'
import { demo } from './demo/demo'
import { kitchenForAll } from './expected-heads'
import { expectedHeadsRoute } from './expected-heads-route'
import { absenceTraceBehaviour, leaveRequestBehaviour } from './leave-request-behaviour'
import { sheetsFollowPromotion } from './sheets-of-new-classes'
import { sheetsOfTheDay } from './sheets-of-the-day'
import { uncalledClasses } from './uncalled'
import { unreachedChildren } from './unreached'

export const servedAttendance = serve(
  attendance,
  {
    'absence-trace': absenceTraceBehaviour,
    'attendance-record': attendanceRecordBehaviour,
    'attendance-sheet': attendanceSheetBehaviour,
    'leave-request': leaveRequestBehaviour,
  },
  {
    dictionaries,
    demo,
    grants,
    menu,
    follows: {
      child: countsToday(childOnRoll),
      enrolment: countsToday(enrolmentOnRoll),
      promotion: sheetsFollowPromotion,
      'school-day': sheetsFollowDay,
    },
    daily: [sheetsOfTheDay],
    jobs: [uncalledClasses, unreachedChildren],
    routes: [expectedHeadsRoute],
    reports: [
      childMealsReport,
      childReport,
      illnessReport,
      kitchenForAll,
      monthReport,
      timelineReport,
      todayReport,
      tracingReport,
      trendReport,
    ],
  },
)
