import './user-agent-errors'
import type { Problems } from '../../check'
import { dateTime, dict, ref } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'

declare module '../../registry' {
  interface NounTypes {
    'user-agent': typeof UserAgent
  }
}

/** What is looked at of an agent, which may still be half filled in. */
type Agency = {
  readonly userId?: string | null
  readonly agentUserId?: string | null
  readonly startTime?: string | null
  readonly endTime?: string | null
}

const agencyProblems = ({ userId, agentUserId, startTime, endTime }: Agency): Problems => ({
  ...(userId && userId === agentUserId ? { agentUserId: { code: 'user-agent.self' } } : {}),
  ...(startTime && endTime && endTime <= startTime ? { endTime: { code: 'user-agent.end' } } : {}),
})

/** Who stands in for somebody, and for how long: one row a person. It says so to people, and gives nobody a right: an agent works under their own account. */
export const UserAgent = defineResource({
  name: 'user-agent',
  label: label('代理人', 'Agent'),
  key: ({ userId }) => String(userId),
  agrees: agencyProblems,
  path: '/sys/sysUserAgent',
  fields: {
    userId: ref('user', '用户', 'User', { unique: true, fixed: true }),
    agentUserId: ref('user', '代理人', 'Agent'),
    startTime: dateTime('开始时间', 'From'),
    endTime: dateTime('结束时间', 'Until'),
    status: dict('valid_status', '状态', 'State', { initial: '1', switched: ['1', '0'] }),
  },
  title: 'userId',
  card: { facts: ['agentUserId', 'endTime'] },
  list: ['userId', 'agentUserId', 'startTime', 'endTime', 'status'],
  defaultOrder: { by: ['endTime desc'] },
  search: ['userId', 'agentUserId', 'status'],
  form: [['userId', 'agentUserId'], ['startTime', 'endTime'], ['status']],
})
export type UserAgent = RecordOf<typeof UserAgent>
