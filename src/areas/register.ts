import type { Catalogue } from '../contract/catalogue'
import { label } from '../contract/label'
import type { Resource } from '../contract/resource'
import { Announcement } from '../contract/system/announcement'
import { Device } from '../contract/system/device'
import { Message } from '../contract/system/message'
import { MessageTemplate } from '../contract/system/message-template'
import { Permission } from '../contract/system/permission'
import { PushSubscription } from '../contract/system/push-subscription'
import { Role } from '../contract/system/role'
import { Salvage } from '../contract/system/salvage'
import { User } from '../contract/system/user'
import { deviceCatalogue, deviceResources } from './device-nouns'
import type { Noun } from './nouns'
import { lists } from './screens'
import { StaffCertificate } from './staff/staff-certificate'
import { StaffFile } from './staff/staff-file'

/** The definition of every noun. Leaving one out does not compile. Those whose rows lie on devices are in `device-nouns.ts`. */
export const resources = {
  ...deviceResources,
  announcement: Announcement,
  device: Device,
  message: Message,
  'message-template': MessageTemplate,
  permission: Permission,
  'push-subscription': PushSubscription,
  role: Role,
  salvage: Salvage,
  'staff-certificate': StaffCertificate,
  'staff-file': StaffFile,
  user: User,
} satisfies Record<Noun, Resource>

/** All that both engines are told of the kindergarten. */
export const catalogue: Catalogue = {
  ...deviceCatalogue,
  resources,
  modules: {
    attendance: { label: label('考勤', 'Attendance'), icon: 'clipboard-check' },
    canteen: { label: label('食堂', 'Canteen'), icon: 'utensils' },
    garden: { label: label('园所', 'Kindergarten'), icon: 'school' },
    message: { label: label('消息中心', 'Messages'), icon: 'inbox' },
    recipe: { label: label('食谱', 'Menus'), icon: 'chef-hat' },
    sync: { label: label('同步', 'Sync'), icon: 'refresh-cw' },
    sys: { label: label('系统管理', 'System'), icon: 'settings' },
  },
  lists,
}
