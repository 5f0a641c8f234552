import type { Person } from './job'
import { adminJobs } from './table/admin'
import { deskJobs } from './table/desk'
import { doctorJobs } from './table/doctor'
import { kitchenJobs } from './table/kitchen'
import { principalJobs } from './table/principal'
import { teacherJobs } from './table/teacher'

/** Everybody who has something to do. Each sign-in copies all that somebody works with: as few as have something of their own to do. */
export const people: readonly Person[] = [
  { role: 'doctor', username: 'doctor', language: 'zh-CN', jobs: doctorJobs },
  { role: 'canteenMgr, cook', username: 'cook', language: 'zh-CN', jobs: kitchenJobs },
  { role: 'principal', username: 'principal', language: 'zh-CN', jobs: [...principalJobs, ...deskJobs] },
  { role: 'admin', username: 'boss', language: 'en', jobs: adminJobs },
  { role: 'headTeacher', username: 'teacher', language: 'zh-CN', jobs: teacherJobs },
]
