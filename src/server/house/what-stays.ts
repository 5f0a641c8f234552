import { SystemLog } from '../../contract/journal/system-log'
import { Device } from '../../contract/system/device'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { HouseSetting } from '../../contract/system/house-setting'
import { MadeNoun } from '../../contract/system/made-noun'
import { MessageTemplate } from '../../contract/system/message-template'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import type { Engine } from '../engine'

/** How a house is set up, and on what it is worked: all of it stays, as people have left it. */
const setUp: readonly string[] = [Device, Dict, DictItem, HouseSetting, MadeNoun, MessageTemplate, Permission, Role, SystemLog].map(
  ({ name }) => name,
)

/** Whether all rows of a noun stay when a house is emptied: how it is set up, and what areas ship as `reference`. */
export const staysWhole = ({ shipped }: Engine, noun: string): boolean => setUp.includes(noun) || shipped.reference.has(noun)
