import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { watchRight } from '../../contract/monitor/monitor'
import { forgetRight, recycleBinScreen } from '../../contract/recycle-bin/recycle-bin'
import { tenantsScreen } from '../../contract/tenants/tenant'
import * as flows from './flows'
import * as nouns from './nouns'
import { tones } from './tones'

/** What every house has, whatever it is: people and rights, dictionaries, notices, devices. */
export const system = defineArea({
  name: 'system',
  nouns,
  tones,
  online: () => import('./online-nouns'),
  flows,
  modules: {
    message: { label: label('消息中心', 'Messages'), icon: 'inbox' },
    oss: { label: label('文件存储', 'Files'), icon: 'folder' },
    sync: { label: label('同步', 'Sync'), icon: 'refresh-cw' },
    sys: { label: label('系统管理', 'System'), icon: 'settings' },
  },
  screens: [
    {
      path: '/tray',
      builtIn: true,
      component: 'sync/tray',
      label: label('待同步与待定', 'Waiting changes'),
      icon: 'inbox',
      module: 'sync',
      needs: 'conflict:list',
    },
    {
      path: '/salvage',
      component: 'sync/salvage',
      label: label('找回未发送内容', 'Recover unsent work'),
      icon: 'package',
      module: 'sync',
      needs: 'salvage:bring',
    },
    {
      path: '/system/jobs',
      component: 'system/jobs',
      label: label('定时任务', 'Scheduled jobs'),
      icon: 'calendar-check',
      module: 'sys',
      needs: 'job-action:list',
    },
    {
      path: '/system/monitor',
      component: 'system/monitor',
      label: label('系统监控', 'Monitoring'),
      icon: 'monitor',
      module: 'sys',
      needs: watchRight,
      rights: [watchRight],
    },
    {
      path: '/system/my-departments',
      component: 'system/my-departments',
      label: label('我的部门', 'My departments'),
      icon: 'users',
      module: 'sys',
      needs: 'department-role:list',
    },
    {
      path: '/system/data-log',
      component: 'system/data-log',
      label: label('数据日志', 'Data log'),
      icon: 'list-checks',
      module: 'sys',
      needs: 'system-log:list',
    },
    {
      path: '/system/online',
      component: 'system/online',
      label: label('在线用户', 'Online users'),
      icon: 'users',
      module: 'sys',
      needs: 'user:edit',
    },
    {
      path: recycleBinScreen,
      component: 'system/recycle-bin',
      label: label('回收站', 'Recycle bin'),
      icon: 'archive',
      module: 'sys',
      // Everybody removes something: those who may do no more, their own views of lists.
      needs: 'list-view:remove',
      rights: [forgetRight],
    },
    {
      path: '/workbench',
      component: 'system/workbench',
      label: label('组件工作台', 'Workbench'),
      icon: 'blocks',
      module: 'sys',
      needs: 'permission:list',
    },
  ],
  operatorScreens: [{ path: tenantsScreen, component: 'system/tenants', label: label('园所管理', 'Houses') }],
})
