import { SystemLog } from '../../contract/journal/system-log'
import { type Label, type Language, label, say } from '../../contract/label'
import { noticesPath } from '../../contract/push'
import { Announcement } from '../../contract/system/announcement'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { Category } from '../../contract/system/category'
import { Department } from '../../contract/system/department'
import { Dict } from '../../contract/system/dict'
import { DataSource } from '../../contract/system/infrastructure/data-source'
import { GatewayRoute } from '../../contract/system/infrastructure/gateway-route'
import { StoredFile } from '../../contract/system/infrastructure/stored-file'
import { Message } from '../../contract/system/message'
import { MessageTemplate } from '../../contract/system/message-template'
import { Position } from '../../contract/system/people/position'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import { User } from '../../contract/system/user'
import type { FrameAddress } from '../frames/frame-routes'
import { nounComponent } from '../seed/entries'
import type { MenuNode } from './menu-node'

/** Views existing clients have, by the component our own app shows in their place. */
const viewOf: ReadonlyMap<string, string> = new Map([
  [nounComponent(User.name), 'system/UserList'],
  [nounComponent(Role.name), 'system/RoleList'],
  [nounComponent(Permission.name), 'system/PermissionList'],
  [nounComponent(Department.name), 'system/DepartList'],
  [nounComponent(Position.name), 'system/SysPositionList'],
  [nounComponent(Dict.name), 'system/DictList'],
  [nounComponent(Category.name), 'system/SysCategoryList'],
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

/** What our one page of the server is to them: several, at addresses some of them look for. */
const monitorComponent = 'system/monitor'
const monitorPages: readonly (readonly [path: string, view: string, name: Label])[] = [
  ['/monitor/Disk', 'DiskMonitoring', label('磁盘监控', 'Disks')],
  ['/monitor/HttpTrace', 'HttpTrace', label('请求追踪', 'Requests')],
  ['/monitor/JvmInfo', 'JvmInfo', label('JVM 信息', 'JVM')],
  ['/monitor/SystemInfo', 'SystemInfo', label('服务器信息', 'Server')],
  ['/monitor/TomcatInfo', 'TomcatInfo', label('Tomcat 信息', 'Tomcat')],
  ['/monitor/redis/info', 'RedisInfo', label('Redis 监控', 'Redis')],
  ['/monitor/redis/terminal', 'RedisTerminal', label('Redis 终端', 'Redis terminal')],
]

/** Pages such clients have under the same name. */
const shared = /^(layouts|dashboard|account)\//

/** Icons of theirs that say what ours say; every other entry has a plain one. */
const iconOf: Readonly<Record<string, string>> = {
  house: 'home',
  users: 'team',
  'key-round': 'key',
  network: 'apartment',
  mail: 'mail',
  'book-open': 'book',
  megaphone: 'notification',
  bell: 'bell',
  timer: 'clock-circle',
  'sliders-horizontal': 'setting',
}

/** Where they look for the notices somebody has received. */
const theirNotices = '/isps/userAnnouncement'
/** Where they look at the versions of rows. */
const theirDataLog = '/isystem/dataLog'
const dataLogTitle = label('数据日志', 'Data log')

/** Where such clients begin. Framed, it is what gives the other frames their sign-in while its ticket is good. */
const home = 'dashboard/Analysis'

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-')

const monitorNodes = (node: MenuNode, language: Language): MenuNode[] =>
  monitorPages.map(([path, view, title]) => ({
    ...node,
    id: `${node.id}${path}`,
    path,
    name: nameOf(path),
    component: `modules/monitor/${view}`,
    hidden: false,
    meta: { ...node.meta, title: say(title, language), titleZh: title.zh, titleEn: title.en, icon: 'file' },
  }))

/** A page of ours as they show one of another system. */
const framed = (node: MenuNode, address: FrameAddress): MenuNode => ({
  ...node,
  redirect: null,
  route: '1',
  component: 'layouts/IframePageView',
  meta: { ...node.meta, componentName: 'IframePageView', internalOrExternal: false, url: address(node.path) },
})

/** Whether a page of ours is a line of its own: all others are reached from within these. One whose address is still to be filled in is none. */
const isLine = ({ hidden, path }: MenuNode): boolean => !hidden && /^\/[\w/-]*$/.test(path)

type Making = { readonly language: Language; readonly address: FrameAddress | undefined }

/** An entry that is no group, as they can open it; undefined where they cannot. */
function pageOf(node: MenuNode, view: string | undefined, { address }: Making): MenuNode | undefined {
  if (address && (node.component === home || (!view && !shared.test(node.component) && isLine(node)))) return framed(node, address)
  return view || shared.test(node.component) ? { ...node, component: view ?? node.component } : undefined
}

function asKnown(node: MenuNode, making: Making): MenuNode[] {
  const { language } = making
  if (node.component === monitorComponent) return monitorNodes(node, language)
  const isGroup = node.children !== undefined
  const children = (node.children ?? []).flatMap((child) => asKnown(child, making))
  const view = viewOf.get(node.component)
  const page = isGroup ? node : pageOf(node, view, making)
  if (!page || (isGroup && children.length === 0)) return []
  const path = node.path === noticesPath ? theirNotices : node.path
  const known = {
    ...page,
    path,
    name: nameOf(path),
    // Our app shows some of them as tabs of others, which is a thing these clients do not know.
    hidden: isGroup ? children.every(({ hidden }) => hidden) : !view && node.hidden,
    meta: { ...page.meta, icon: iconOf[node.meta.icon] ?? (isGroup ? 'folder' : 'file') },
  }
  return [isGroup ? { ...known, children } : known, ...(node.component === nounComponent(SystemLog.name) ? [dataLog(known, language)] : [])]
}

/** Their page of the versions of rows, beside that of the log; ours stand on the pages of the rows. */
const dataLog = (log: MenuNode, language: Language): MenuNode => ({
  ...log,
  id: `${log.id}-data`,
  path: theirDataLog,
  name: nameOf(theirDataLog),
  component: 'system/DataLogList',
  meta: {
    ...log.meta,
    title: say(dataLogTitle, language),
    titleZh: dataLogTitle.zh,
    titleEn: dataLogTitle.en,
    componentName: 'DataLogList',
  },
})

/**
 * A menu as existing clients of the wire contract can draw it. They build a route from every entry and hang on a page they do not have, so
 * pages of ours they have none for stand in frames, or are left out where `address` tells none; and so are groups nothing is left in.
 */
export const existingMenu = (menu: readonly MenuNode[], language: Language, address?: FrameAddress): MenuNode[] =>
  menu.flatMap((node) => asKnown(node, { language, address }))
