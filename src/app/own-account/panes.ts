import { Bell, Link2, type LucideIcon, Palette, ShieldCheck, UserRound } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Label } from '../../contract/label'
import { lazyPart } from '../design/lazy-part'
import { words } from './words'

/** One part of somebody's settings, at an address of its own. */
export type Pane = {
  readonly name: string
  readonly title: Label
  /** What there is in it. */
  readonly what: Label
  readonly icon: LucideIcon
  readonly part: ComponentType
}

/** Under the names existing clients know. */
export const panes: readonly Pane[] = [
  {
    name: 'base',
    title: words.base,
    what: words.baseWhat,
    icon: UserRound,
    part: lazyPart(() => import('./panes/BasePane').then((file) => file.BasePane)),
  },
  {
    name: 'security',
    title: words.security,
    what: words.securityWhat,
    icon: ShieldCheck,
    part: lazyPart(() => import('./panes/SecurityPane').then((file) => file.SecurityPane)),
  },
  {
    name: 'custom',
    title: words.custom,
    what: words.customWhat,
    icon: Palette,
    part: lazyPart(() => import('./panes/CustomPane').then((file) => file.CustomPane)),
  },
  {
    name: 'binding',
    title: words.binding,
    what: words.bindingWhat,
    icon: Link2,
    part: lazyPart(() => import('./panes/BindingPane').then((file) => file.BindingPane)),
  },
  {
    name: 'notification',
    title: words.notification,
    what: words.notificationWhat,
    icon: Bell,
    part: lazyPart(() => import('./panes/NotificationPane').then((file) => file.NotificationPane)),
  },
]
