import { userForm } from '../../../app/accounts/new-user'
import { lazyPart } from '../../../app/design/lazy-part'
import { show } from '../../../app/shell/screens/shown-area'
import { label } from '../../../contract/label'

const inputs = () => import('./inputs').then((file) => file.inputs)
/** Small screens of the few who look after the system: as parts of their own all devices would keep a list of them. */
const seldom = () => import('./seldom').then((file) => file.seldom)
/** The record of a notice is where it is written, too: both come as one. */
const announcing = () => import('../../../app/notices/publish/announcement-page')

export const shownSystem = show({
  name: 'system',
  area: () => import('../area').then((file) => file.system),
  screens: {
    'system/data-log': () => seldom().then((all) => all.log),
    'system/jobs': () => import('../../../app/jobs/JobsScreen').then((file) => file.JobsScreen),
    'system/monitor': () => import('../../../app/monitor/MonitorScreen').then((file) => file.MonitorScreen),
    'system/my-departments': () => seldom().then((all) => all.mine),
    'system/online': () => seldom().then((all) => all.online),
    'system/recycle-bin': () => seldom().then((all) => all.bin),
    'system/tenants': () => import('../../../app/tenants/TenantsScreen').then((file) => file.TenantsScreen),
    'system/workbench': () => import('../../../app/workbench/WorkbenchScreen').then((file) => file.WorkbenchScreen),
    'sync/salvage': () => import('../../../app/unsent-import/UnsentImportScreen').then((file) => file.UnsentImportScreen),
  },
  home: () => import('./home/cards').then((file) => file.systemHome),
  nounViews: {
    dict: {
      label: label('分栏', 'Items'),
      icon: 'blocks',
      load: () => import('../../../app/dictionaries/DictionariesScreen').then((file) => file.DictionariesScreen),
    },
  },
  recordPages: {
    announcement: () => announcing().then((file) => file.announcementPage),
    'check-rule': () => import('../../../app/rules/rule-pages').then((file) => file.checkRulePage),
    'fill-rule': () => import('../../../app/rules/rule-pages').then((file) => file.fillRulePage),
    'data-rule': () => import('../../../app/rights/rules/data-rule-page').then((file) => file.dataRulePage),
    'data-source': () => import('../../../app/infrastructure/data-source-page').then((file) => file.dataSourcePage),
    'gateway-route': () => import('../../../app/infrastructure/gateway-route-page').then((file) => file.gatewayRoutePage),
    department: () => import('../../../app/rights/department/department-page').then((file) => file.departmentPage),
    'department-role': () => import('../../../app/rights/department/department-role-page').then((file) => file.departmentRolePage),
    'made-noun': () => import('../../../app/made/made-noun-page').then((file) => file.madeNounPage),
    'house-setting': () => import('../../../app/lock/house-setting-page').then((file) => file.houseSettingPage),
    role: () => import('../../../app/rights/role-page').then((file) => file.rolePage),
    user: () => import('../../../app/accounts/user-page').then((file) => file.userPage),
  },
  formParts: {
    announcement: { whole: lazyPart(() => announcing().then((file) => file.announcementForm)) },
    'check-rule': { inputs: { ruleJson: lazyPart(() => import('../../../app/rules/RuleLines').then((file) => file.RuleLines)) } },
    'data-rule': {
      inputs: {
        permissionId: lazyPart(() => inputs().then((all) => all.permissionId)),
        ruleColumn: lazyPart(() => inputs().then((all) => all.ruleColumn)),
        ruleConditions: lazyPart(() => inputs().then((all) => all.ruleConditions)),
        ruleValue: lazyPart(() => inputs().then((all) => all.ruleValue)),
      },
    },
    'made-noun': {
      wide: true,
      inputs: { definition: lazyPart(() => import('../../../app/made/DefinitionInput').then((file) => file.DefinitionInput)) },
    },
    permission: { inputs: { icon: lazyPart(() => inputs().then((all) => all.icon)) } },
    user: userForm,
  },
})
