import type { Permission as Code } from '../../../contract/access'
import { SystemLog } from '../../../contract/journal/system-log'
import { type Label, label } from '../../../contract/label'
import { Announcement } from '../../../contract/system/announcement'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { Category } from '../../../contract/system/category'
import { Department } from '../../../contract/system/department'
import { Dict } from '../../../contract/system/dict'
import { DataSource } from '../../../contract/system/infrastructure/data-source'
import { GatewayRoute } from '../../../contract/system/infrastructure/gateway-route'
import { StoredFile } from '../../../contract/system/infrastructure/stored-file'
import { MadeNoun } from '../../../contract/system/made-noun'
import { Message } from '../../../contract/system/message'
import { MessageTemplate } from '../../../contract/system/message-template'
import { Position } from '../../../contract/system/people/position'
import { Permission } from '../../../contract/system/permission'
import { Role } from '../../../contract/system/role'
import { CheckRule } from '../../../contract/system/rules/check-rule'
import { FillRule } from '../../../contract/system/rules/fill-rule'
import { User } from '../../../contract/system/user'
import { nounComponent } from '../../seed/noun-page'

/** Views existing clients have, by the component our own app shows in their place. */
export const viewOf: ReadonlyMap<string, string> = new Map([
  [nounComponent(User.name), 'system/UserList'],
  [nounComponent(Role.name), 'system/RoleList'],
  [nounComponent(Permission.name), 'system/PermissionList'],
  [nounComponent(Department.name), 'system/DepartList'],
  [nounComponent(Position.name), 'system/SysPositionList'],
  [nounComponent(Dict.name), 'system/DictList'],
  [nounComponent(Category.name), 'system/SysCategoryList'],
  [nounComponent(FillRule.name), 'system/SysFillRuleList'],
  [nounComponent(CheckRule.name), 'system/SysCheckRuleList'],
  [nounComponent(Announcement.name), 'system/SysAnnouncementList'],
  [nounComponent(AnnouncementSend.name), 'system/UserAnnouncementList'],
  [nounComponent(Message.name), 'modules/message/SysMessageList'],
  [nounComponent(SystemLog.name), 'system/LogList'],
  ['system/online', 'system/SysUserOnlineList'],
  ['system/jobs', 'system/QuartzJobList'],
  ['system/tenants', 'system/TenantList'],
  [nounComponent(DataSource.name), 'system/SysDataSourceList'],
  [nounComponent(GatewayRoute.name), 'system/SysGatewayRouteList'],
  [nounComponent(StoredFile.name), 'modules/oss/OSSFileList'],
  [nounComponent(MessageTemplate.name), 'modules/message/SysMessageTemplateList'],
])

/** A page of theirs that no screen of ours stands for by itself. `needs`: what its calls ask of whoever opens it. */
export type PageBeside = { readonly path: string; readonly view: string; readonly name: Label; readonly needs: readonly Code[] }

const [forms, reports] = ['modules/online/cgform', 'modules/online/cgreport'] as const

/** Pages of theirs that show any form or report, by its code in their address. `from`: the pages that lead to them. */
export const onlinePages = {
  list: {
    path: '/online/cgformList/:code',
    view: `${forms}/auto/OnlCgformAutoList`,
    name: label('在线表单', 'Online form'),
    from: new RegExp(`^${forms}/`),
  },
  tree: {
    path: '/online/cgformTreeList/:code',
    view: `${forms}/auto/OnlCgformTreeList`,
    name: label('在线树表单', 'Online form as a tree'),
    from: new RegExp(`^${forms}/`),
  },
  report: {
    path: '/online/cgreport/:code',
    view: `${reports}/auto/OnlCgreportAutoList`,
    name: label('在线报表', 'Online report'),
    from: new RegExp(`^${reports}/`),
  },
} as const

/** By the component of ours beside which they stand. */
export const pagesBeside: ReadonlyMap<string, readonly PageBeside[]> = new Map([
  [
    nounComponent(Role.name),
    [
      {
        path: '/isystem/roleUserList',
        view: 'system/RoleUserList',
        name: label('角色用户', 'Roles and their users'),
        needs: ['role:list', 'user:list'],
      },
    ],
  ],
  [
    nounComponent(Permission.name),
    [
      {
        path: '/isystem/newPermissionList',
        view: 'system/NewPermissionList',
        name: label('菜单权限（逐级）', 'Menus, level by level'),
        needs: ['permission:list'],
      },
    ],
  ],
  [
    nounComponent(Department.name),
    [
      {
        path: '/isystem/departUserList',
        view: 'system/DepartUserList',
        name: label('我的部门', 'My departments'),
        needs: ['department:list', 'department-role:list', 'user:list'],
      },
      {
        path: '/isystem/addressList',
        view: 'system/AddressList',
        name: label('通讯录', 'Address book'),
        needs: ['department:list', 'user:list'],
      },
    ],
  ],
  [
    nounComponent(MadeNoun.name),
    [
      {
        path: '/online/cgform',
        view: `${forms}/OnlCgformHeadList`,
        name: label('在线表单开发', 'Online forms'),
        needs: ['made-noun:list'],
      },
      {
        path: '/online/cgreport',
        view: `${reports}/OnlCgreportHeadList`,
        name: label('在线报表列表', 'Online reports'),
        needs: ['made-noun:list'],
      },
    ],
  ],
  // Versions of rows: ours are read from the pages of the rows, and from a page beside the log as well.
  [
    nounComponent(SystemLog.name),
    [{ path: '/isystem/dataLog', view: 'system/DataLogList', name: label('数据日志', 'Data log'), needs: ['system-log:list'] }],
  ],
])

/** What our one page of the server is to them: several, at addresses some of them look for. */
export const monitorComponent = 'system/monitor'
export const monitorPages: readonly (readonly [path: string, view: string, name: Label])[] = [
  ['/monitor/Disk', 'modules/monitor/DiskMonitoring', label('磁盘监控', 'Disks')],
  ['/monitor/HttpTrace', 'modules/monitor/HttpTrace', label('请求追踪', 'Requests')],
  ['/monitor/JvmInfo', 'modules/monitor/JvmInfo', label('JVM 信息', 'JVM')],
  ['/monitor/SystemInfo', 'modules/monitor/SystemInfo', label('服务器信息', 'Server')],
  ['/monitor/TomcatInfo', 'modules/monitor/TomcatInfo', label('Tomcat 信息', 'Tomcat')],
  ['/monitor/redis/info', 'modules/monitor/RedisInfo', label('Redis 监控', 'Redis')],
  ['/monitor/redis/terminal', 'modules/monitor/RedisTerminal', label('Redis 终端', 'Redis terminal')],
]

const within = (folder: string, names: string): string[] => names.split(' ').map((name) => `${folder}/${name}`)

/** Everything such a client has a view for under that very name: an entry a house made for it is sent as it is. */
const views: ReadonlySet<string> = new Set([
  ...viewOf.values(),
  ...[...pagesBeside.values()].flat().map(({ view }) => view),
  ...monitorPages.map(([, view]) => view),
  ...within('layouts', 'RouteView PageView BlankLayout IframePageView'),
  ...within('dashboard', 'Analysis Workplace Monitor'),
  ...within('account', 'center/Index settings/Index'),
  ...within('exception', '403 404 500'),
  // The same as others that stand in the menu, drawn in another way.
  ...within('system', 'DepartListSync DepartList2'),
  // What they draw is nouns the house has made, and reports of the product.
  ...within(forms, 'OnlCgformHeadList OnlCgformCopyList'),
  ...within(`${forms}/auto`, 'OnlCgformAutoList OnlCgformTreeList'),
  ...within(`${forms}/auto`, 'erp/OnlCgformErpList tab/OnlCgformTabList innerTable/OnlCgformInnerTableList'),
  ...within(reports, 'OnlCgreportHeadList auto/OnlCgreportAutoList'),
])

export const isTheirView = (component: string): boolean => views.has(component)
