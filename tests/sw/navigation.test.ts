import { expect, test } from 'vitest'
import { notOurs } from '../../sw/navigation'

const isOurs = (path: string) => !notOurs.some((pattern) => pattern.test(path))

test.each([
  '/',
  '/dashboard/analysis',
  '/?source=pwa',
  '/attendance?day=2026-03-02',
  '/syslog',
  '/onlineforms',
  '/isps/userAnnouncement',
  '/online/cgform',
  '/online/cgformList/toy',
  '/online/cgformInnerTableList/toy?open=1',
  '/online/cgreport/toy',
])('%s is a screen', (path) => expect(isOurs(path)).toBe(true))

test.each([
  '/sys/common/static/a',
  '/sync',
  '/sync/blob/0f',
  '/websocket/u1',
  '/vxeSocket/u1/p1',
  '/online/cgform/api/getData',
  '/online/cgform/head/list?pageNo=1',
  '/online/cgreport/api/getRpColumns/toy',
  '/online/made/made-b-toy/list',
  '/business-system/intk/garden/child/list',
  '/actuator/info',
  '/healthz',
  '/metrics',
  '/sys?x=1',
  '/version.json?_t=1',
  '/assets/a-1234.js',
  '/verify/retained-sample/s1?h=0f',
  '/chain/retained-sample/s1',
  '/report.pdf',
])('%s belongs to the server', (path) => expect(isOurs(path)).toBe(false))
