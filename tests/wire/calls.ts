import { type CallsOf, several } from './calls-of'
import { onlineCalls } from './online-calls'

/** What every list of the contract can do, under one path. */
const standard = (path: string, left: readonly string[] = []): string[] =>
  ['GET list', 'POST add', 'PUT edit', 'DELETE delete', 'DELETE deleteBatch']
    .filter((call) => !left.includes(call))
    .map((call) => call.replace(' ', ` ${path}/`))

/** The same with sheets. */
const withSheets = (path: string, left: readonly string[] = []): string[] => [
  ...standard(path, left),
  `GET ${path}/exportXls`,
  `POST ${path}/importExcel`,
]

export const wireCalls: readonly CallsOf[] = [
  {
    part: 'Sign-in and passwords',
    calls: [
      ...several('POST', '/sys', 'login phoneLogin sms logout'),
      ...several('GET', '/sys', 'randomImage/:key getEncryptedString cas/client/validateLogin thirdLogin/getLoginUser/:token/:type'),
      ...several('GET', '/sys/thirdLogin', 'render/:source oauth2/:source/login'),
      ...several('POST', '/sys', 'third/user/create third/user/checkPassword thirdLogin/bindingThirdPhone'),
      ...several('GET', '/sys/user', 'checkOnlyUser passwordChange getCurrentUserDeparts'),
      ...several('POST', '/sys/user', 'register phoneVerification'),
      ...several('PUT', '/sys', 'user/updatePassword user/changePassword selectDepart'),
    ],
  },
  {
    part: 'Shell',
    calls: [
      'GET /sys/permission/getUserPermissionByToken',
      'GET /sys/annountCement/listByUser',
      'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId',
      'GET /sys/dict/refleshCache',
      'GET /sys/dict/queryAllDictItems',
      'GET /sys/loginfo',
      'GET /sys/visitInfo',
      'GET /websocket/:id',
      'GET /vxeSocket/:user/:page',
    ],
  },
  {
    part: 'Users',
    calls: [
      ...withSheets('/sys/user'),
      ...several('GET', '/sys/user', 'queryUserRole userDepartList generateUserId userRoleList departUserList queryUserByDepId'),
      'GET /sys/api/queryUserRoles',
      ...several('GET', '/sys/user', 'queryUserComponentData getMultiUser queryByIds queryByOrgCodeForAddressList recycleBin'),
      ...several('PUT', '/sys/user', 'frozenBatch putRecycleBin'),
      ...several('POST', '/sys/user', 'addSysUserRole editSysDepartWithUser'),
      ...several('DELETE', '/sys/user', 'deleteUserRole deleteUserRoleBatch deleteUserInDepart deleteUserInDepartBatch deleteRecycleBin'),
      ...several('GET', '/sys/thirdApp', 'getEnabledType sync/:app/:biz/:direction'),
      'GET /sys/sysUserAgent/queryByUserName',
      'POST /sys/sysUserAgent/add',
      'PUT /sys/sysUserAgent/edit',
    ],
  },
  {
    part: 'Roles',
    calls: [
      ...withSheets('/sys/role'),
      ...several('GET', '/sys', 'role/queryall role/queryTreeList role/checkRoleCode role/datarule/:permission/:role'),
      'POST /sys/role/datarule',
      'GET /sys/permission/queryRolePermission',
      'POST /sys/permission/saveRolePermission',
    ],
  },
  {
    part: 'Permissions',
    calls: [
      ...standard('/sys/permission'),
      ...several(
        'GET',
        '/sys/permission',
        'getSystemMenuList getSystemSubmenu getSystemSubmenuBatch queryTreeList queryListAsync loadAllRoleIds',
      ),
      ...several('GET', '/sys/permission', 'getPermRuleListByPermId queryPermissionRule queryDepartPermission'),
      'POST /sys/permission/addPermissionRule',
      'PUT /sys/permission/editPermissionRule',
      'DELETE /sys/permission/deletePermissionRule',
      'POST /sys/permission/saveDepartPermission',
    ],
  },
  {
    part: 'Departments',
    calls: [
      ...withSheets('/sys/sysDepart'),
      ...several('GET', '/sys/sysDepart', 'queryTreeList queryDepartTreeSync queryIdTree searchBy queryMyDeptTreeList queryParentName'),
      ...several('GET', '/sys/sysDepartPermission', 'datarule/:permission/:department queryTreeListForDeptRole queryDeptRolePermission'),
      ...several('POST', '/sys/sysDepartPermission', 'datarule saveDeptRolePermission'),
      ...standard('/sys/sysDepartRole'),
      ...several('GET', '/sys/sysDepartRole', 'getDeptRoleList getDeptRoleByUserId datarule/:permission/:department/:role'),
      ...several('POST', '/sys/sysDepartRole', 'deptRoleUserAdd datarule'),
    ],
  },
  {
    part: 'Dictionaries, categories, positions',
    calls: [
      ...withSheets('/sys/dict', ['DELETE deleteBatch']),
      ...several('GET', '/sys/dict', 'deleteList getDictItems/:code loadDict/:code loadDictItem/:code loadTreeData treeList'),
      'PUT /sys/dict/back/:id',
      'DELETE /sys/dict/deletePhysic/:id',
      ...standard('/sys/dictItem'),
      'GET /sys/dictItem/dictItemCheck',
      ...withSheets('/sys/category', ['GET list']),
      ...several(
        'GET',
        '/sys/category',
        'rootList childList getChildListBatch loadTreeRoot loadTreeChildren loadOne loadTreeData loadDictItem/',
      ),
      ...several('GET', '/sys/category', 'loadAllData checkCode'),
      ...withSheets('/sys/position'),
    ],
  },
  {
    part: 'Announcements and messages',
    calls: [
      ...withSheets('/sys/annountCement'),
      ...several('GET', '/sys/annountCement', 'doReleaseData doReovkeData syncNotic queryById show/:id'),
      'GET /sys/sysAnnouncementSend/getMyAnnouncementSend',
      'PUT /sys/sysAnnouncementSend/readAll',
      ...withSheets('/sys/message/sysMessage'),
      ...withSheets('/sys/message/sysMessageTemplate'),
      'POST /sys/message/sysMessageTemplate/sendMsg',
    ],
  },
  {
    part: 'Tenants, data sources, gateway, jobs, rules',
    calls: [
      ...standard('/sys/tenant'),
      ...several('GET', '/sys/tenant', 'queryList queryById'),
      ...withSheets('/sys/dataSource'),
      ...several('GET', '/sys/dataSource', 'queryById options'),
      'POST /online/cgreport/api/testConnection',
      'GET /sys/gatewayRoute/list',
      'DELETE /sys/gatewayRoute/delete',
      'POST /sys/gatewayRoute/updateAll',
      'GET /sys/gatewayRoute/clearRedis',
      ...withSheets('/sys/quartzJob'),
      ...several('GET', '/sys/quartzJob', 'pause resume execute'),
      ...withSheets('/sys/fillRule'),
      'GET /sys/fillRule/testFillRule',
      'PUT /sys/fillRule/executeRuleByCode/:code',
      ...withSheets('/sys/checkRule'),
      'GET /sys/checkRule/checkByCode',
      'GET /sys/duplicate/check',
    ],
  },
  {
    part: 'Logs and people online',
    calls: [
      ...several('GET', '/sys/log', 'list'),
      ...several('DELETE', '/sys/log', 'delete deleteBatch'),
      ...several('GET', '/sys/dataLog', 'list queryDataVerList queryCompareList'),
      'GET /sys/online/list',
      'POST /sys/online/forceLogout',
    ],
  },
  {
    part: 'Monitoring',
    calls: [
      ...several('GET', '/sys/actuator/redis', 'queryDiskInfo keysSize memoryInfo info'),
      ...several('GET', '/actuator', 'httptrace metrics/:name'),
    ],
  },
  {
    part: 'Files',
    calls: [
      ...several('POST', '/sys', 'common/upload oss/file/upload upload/uploadMinio'),
      ...several('GET', '/sys', 'common/static/* common/pdf/pdfPreviewIframe oss/file/list'),
      'DELETE /sys/oss/file/delete',
    ],
  },
  {
    part: 'Report pop-ups',
    calls: several('GET', '/online/cgreport/api', 'getRpColumns/:code getQueryInfo/:id getData/:id'),
  },
  ...onlineCalls,
  { part: 'Relay', calls: ['GET', 'POST', 'PUT', 'DELETE'].map((verb) => `${verb} /sys/common/transitRESTful`) },
  { part: 'Demonstrations', calls: ['GET /mock/api/workplace/teams'] },
]
