import { DataLogScreen } from '../../../app/changes/log/DataLogScreen'
import { MyDepartmentsScreen } from '../../../app/my-departments/MyDepartmentsScreen'
import { PeopleOnlineScreen } from '../../../app/people-online/PeopleOnlineScreen'
import { RecycleBinScreen } from '../../../app/recycle-bin/RecycleBinScreen'

/** Screens that are seldom opened, and small. They come together. */
export const seldom = { log: DataLogScreen, mine: MyDepartmentsScreen, online: PeopleOnlineScreen, bin: RecycleBinScreen } as const
