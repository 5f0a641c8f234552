import { userForm } from '../../../app/accounts/new-user'
import { lazyPart } from '../../../app/design/lazy-part'
import { show } from '../../../app/shell/screens/shown-area'
import { label } from '../../../contract/label'

const ruleInputs = () => import('../../../app/rights/rules/rule-inputs').then((file) => file.ruleInputs)
/** The record of a notice is where it is written, too: both come as one. */
const announcing = () => import('../../../app/notices/publish/announcement-page')

export const shownSystem = show({
  name: 'system',
  area: () => import('../area').then((file) => file.system),
  screens: {
    'system/jobs': () => import('../../../app/jobs/JobsScreen').then((file) => file.JobsScreen),
    'system/monitor': () => import('../../../app/monitor/MonitorScreen').then((file) => file.MonitorScreen),
    'system/online': () => import('../../../app/people-online/PeopleOnlineScreen').then((file) => file.PeopleOnlineScreen),
    'system/recycle-bin': () => import('../../../app/recycle-bin/RecycleBinScreen').then((file) => file.RecycleBinScreen),
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
    'house-setting': () => import('../../../app/lock/house-setting-page').then((file) => file.houseSettingPage),
    role: () => import('../../../app/rights/role-page').then((file) => file.rolePage),
    user: () => import('../../../app/accounts/user-page').then((file) => file.userPage),
  },
  formParts: {
    announcement: { whole: lazyPart(() => announcing().then((file) => file.announcementForm)) },
    'check-rule': { inputs: { ruleJson: lazyPart(() => import('../../../app/rules/RuleLines').then((file) => file.RuleLines)) } },
    'data-rule': {
      inputs: {
        permissionId: lazyPart(() => ruleInputs().then((inputs) => inputs.permissionId)),
        ruleColumn: lazyPart(() => ruleInputs().then((inputs) => inputs.ruleColumn)),
        ruleConditions: lazyPart(() => ruleInputs().then((inputs) => inputs.ruleConditions)),
        ruleValue: lazyPart(() => ruleInputs().then((inputs) => inputs.ruleValue)),
      },
    },
    user: userForm,
  },
})
