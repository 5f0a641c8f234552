import { label } from '../../contract/label'
import { StoredFile } from '../../contract/system/infrastructure/stored-file'
import { dateTimeOf } from '../../contract/time'
import { closeDays } from '../chain/day-roots'
import { warnOfOverdue } from '../devices/overdue'
import type { Engine } from '../engine'
import { forgetRemovedFiles, sweepFiles } from '../files/sweep'
import { forgetLog } from '../journal/forget-log'
import type { Product } from '../product'
import { doDaily } from '../start/daily'
import { forgetOld } from '../sync/retention'
import type { Job } from './job'

const hour = 3_600_000

/** What is put in order once a day for a tenant. Several processes may do it at once. */
export async function tidy({ databases, files, signing, now, catalogue }: Engine, tenant: number): Promise<void> {
  const db = databases.tenant(tenant)
  if (Object.hasOwn(catalogue.resources, StoredFile.name)) await forgetRemovedFiles(db)
  await sweepFiles(db, files, tenant)
  // A record received just before midnight may be committed just after it: a day is closed when that is over.
  await closeDays(db, tenant, signing, dateTimeOf(new Date(now().getTime() - hour)).slice(0, 10))
}

/**
 * What the engine does by the clock for any product: tidying, looking for what has waited too long, and every hour for what a new day
 * asks for, so that it is done well before the kindergarten opens.
 */
export const jobsOf = ({ daily, jobs }: Pick<Product, 'daily' | 'jobs'>): readonly Job[] => [
  {
    name: 'days',
    label: label('每日事务', 'Work of a new day'),
    about: label(
      '新的一天开始时生成考勤单、期限等当天需要的记录。',
      'Makes what a new day asks for, such as sheets and deadlines, before the house opens.',
    ),
    cron: '0 0 * * * ? *',
    missed: 'start',
    run: ({ engine, tenant }) => doDaily(engine, tenant, daily),
  },
  {
    name: 'tidy',
    label: label('夜间整理', 'Tidying at night'),
    about: label(
      '清理不再使用的图片，封存前一天的记录链。',
      'Removes pictures nothing refers to any more, and closes the chain of records of the day before.',
    ),
    cron: '0 10 2 * * ? *',
    missed: 'start',
    run: ({ engine, tenant }) => tidy(engine, tenant),
  },
  {
    name: 'forget-old',
    label: label('清理过期记录', 'Forgetting old changes'),
    about: label(
      '删除超过保存期的同步记录和系统日志。',
      'Removes records of the exchange with devices, and lines of the system log, that are older than they are kept.',
    ),
    cron: '0 40 2 * * ? *',
    missed: 'start',
    forAll: true,
    run: async ({ engine, signal }) => {
      await forgetOld(engine.databases.owner, engine.catalogue, signal)
      await forgetLog(engine, signal)
    },
  },
  {
    name: 'overdue',
    label: label('未发送修改提醒', 'Reminder of unsent edits'),
    about: label('设备上的修改长时间未发送时，提醒管理员。', 'Tells administrators of edits that have waited on a device for too long.'),
    cron: '0 5 * * * ? *',
    missed: 'start',
    run: ({ engine, tenant }) => warnOfOverdue(engine, tenant),
  },
  ...jobs,
]
