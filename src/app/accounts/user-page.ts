import { ContactRound, KeyRound, LogIn, ShieldCheck, TabletSmartphone, UserRound, UserRoundCheck } from 'lucide-react'
import { label } from '../../contract/label'
import { Device } from '../../contract/system/device'
import { User } from '../../contract/system/user'
import { defineRecordPage } from '../record-page/record-page'
import { AgentPart } from './agent/AgentPart'
import { words as agentWords } from './agent/words'
import { frozenStatus } from './frozen'
import { LockBanner } from './LockBanner'
import { SignInsPart } from './SignInsPart'
import { UserPart } from './UserPart'
import { words } from './words'

/** The record of an account: whether it may sign in, as what, and where it has been. */
export const userPage = defineRecordPage(User, {
  banners: [
    { of: ({ status }) => (status === frozenStatus ? { tone: 'bad', icon: KeyRound, title: words.frozen, part: 'sign-in' } : undefined) },
  ],
  bannerParts: [LockBanner],
  head: {
    beside: 'username',
    state: 'status',
    facts: ['roles', 'departments', 'workNo'],
  },
  parts: [
    {
      name: 'sign-in',
      order: 10,
      title: words.signIn,
      icon: KeyRound,
      needs: 'user:edit',
      width: 'half',
      height: 64,
      part: UserPart,
    },
    {
      name: 'sign-ins',
      order: 25,
      title: words.signIns,
      icon: LogIn,
      needs: 'user:edit',
      width: 'half',
      height: 96,
      part: SignInsPart,
    },
    {
      name: 'roles',
      order: 20,
      title: label('角色与部门', 'Roles and departments'),
      icon: ShieldCheck,
      width: 'half',
      height: 96,
      fields: [['roles'], ['departments'], ['departmentRoles']],
    },
    {
      name: 'agent',
      order: 28,
      title: agentWords.title,
      icon: UserRoundCheck,
      needs: 'user-agent:list',
      width: 'half',
      height: 120,
      part: AgentPart,
    },
    {
      name: 'devices',
      order: 30,
      title: label('用过的设备', 'Devices'),
      icon: TabletSmartphone,
      needs: 'device:list',
      width: 'half',
      height: 64,
      rows: { noun: Device.name, by: 'users', show: ['about', 'lastSeen', 'unsent'], first: 5 },
    },
    {
      name: 'contact',
      order: 40,
      title: label('联系方式', 'Contact'),
      icon: ContactRound,
      width: 'aside',
      height: 96,
      fields: [['phone', 'email']],
    },
    {
      name: 'facts',
      order: 50,
      title: label('基本信息', 'Basics'),
      icon: UserRound,
      width: 'aside',
      height: 200,
      fields: [['username', 'realname'], ['workNo', 'sex'], ['birthday'], ['status']],
    },
  ],
})
