/** A form of an existing client. */
export type Form = {
  readonly path: string
  /** What it adds, as its POST sends it: numbers as texts, and every field it shows. */
  readonly added: Readonly<Record<string, unknown>>
  /** What is changed afterwards; the whole record goes along. */
  readonly changed: Readonly<Record<string, unknown>>
  /** What of the record is not sent back. */
  readonly left?: readonly string[]
  /** Where its page finds its records, beside `list`. */
  readonly list?: string
  /** Fields of the form nothing here keeps. */
  readonly unkept?: readonly string[]
}

/** The department that is the house itself. */
export const above = 'department.root'
const plain = { redirect: '', icon: 'form', hidden: false, keepAlive: false, alwaysShow: false, internalOrExternal: false }

export const forms: readonly Form[] = [
  {
    path: '/sys/user',
    added: {
      ...{ username: 'form_user', password: 'Morning-7', confirmpassword: 'Morning-7', realname: '陈一', workNo: 'F1' },
      ...{ phone: '13922223333', post: '', selectedroles: 'role.single', selecteddeparts: above, relTenantIds: '1', userIdentity: '2' },
      ...{ departIds: above, avatar: '', birthday: '1991-02-03', sex: '2', email: '', telephone: '010-88886666', activitiSync: '0' },
    },
    changed: { realname: '陈二', sex: 1, birthday: '1991-02-04', email: 'chen@example.com' },
  },
  {
    path: '/sys/role',
    added: { roleName: '保洁', roleCode: 'clean', description: '' },
    changed: { roleName: '保洁员', description: '每天' },
  },
  {
    path: '/sys/permission',
    added: {
      ...plain,
      ...{
        status: '1',
        permsType: '1',
        sortNo: '1',
        component: 'layouts/RouteView',
        route: true,
        menuType: '0',
        name: '表单',
        url: '/forms',
      },
      parentId: '',
    },
    changed: { name: '表单们', sortNo: 3, hidden: true },
    list: 'getSystemMenuList',
  },
  {
    path: '/sys/sysDepart',
    added: {
      ...{
        departName: '后勤',
        parentId: above,
        orgCategory: '2',
        directorUserIds: 'user.boss,user.single',
        mobile: '',
        fax: '010-1234567',
      },
      ...{ address: '', departOrder: '1', memo: '' },
      // A stray key for each sign of the parent's id.
      ...Object.fromEntries([...above].entries()),
    },
    changed: {
      departName: '后勤处',
      departOrder: 2,
      mobile: '13922224444',
      directorUserIds: 'user.single',
      oldDirectorUserIds: 'user.boss',
    },
    list: `queryDepartTreeSync?pid=${above}`,
  },
  {
    path: '/sys/dict',
    added: { dictName: '颜色', dictCode: 'form_colour', description: '' },
    changed: { dictName: '颜色们', description: '画' },
  },
  { path: '/sys/position', added: { code: 'form_p', name: '园医', postRank: '2' }, changed: { name: '园医长', postRank: '1' } },
  {
    path: '/sys/sysUserAgent',
    added: { userName: 'single', agentUserName: 'boss', startTime: '2026-03-01 00:00:00', endTime: '2026-04-01 00:00:00', status: '1' },
    changed: { endTime: '2026-03-15 00:00:00', status: '0' },
    // Read by the call that asks for somebody's agent.
    unkept: ['userName', 'agentUserName'],
  },
  { path: '/sys/category', added: { pid: '', name: '类' }, changed: { name: '类们' }, list: 'rootList' },
  {
    path: '/sys/annountCement',
    added: {
      ...{ msgCategory: '1', titile: '放假', msgAbstract: '放假', startTime: '2026-03-01 00:00:00', endTime: '2026-04-01 00:00:00' },
      ...{ msgType: 'USER', userIds: 'user.single,user.boss,', priority: 'H', msgContent: '<p>放假</p>' },
    },
    changed: { titile: '放假了', priority: 'M' },
  },
  {
    path: '/sys/message/sysMessage',
    added: { esTitle: '消息', esContent: '内容', esReceiver: 'single', esType: 'system', esParam: '', esSendNum: '0' },
    changed: { remark: '说明' },
  },
  {
    path: '/sys/message/sysMessageTemplate',
    added: {
      ...{ templateCode: 'form_t', templateName: '模板', templateType: '1', templateContent: '你好', templateTestJson: '', useStatus: '0' },
    },
    changed: { templateName: '模板们' },
  },
  {
    path: '/sys/dataSource',
    added: {
      ...{ code: 'form_d', name: '源', dbType: '6', dbDriver: 'org.postgresql.Driver', dbUrl: 'jdbc:postgresql://127.0.0.1:5432/x' },
      ...{ dbName: 'x', dbUsername: 'u', dbPassword: 'p', remark: '' },
    },
    changed: { name: '源们' },
    left: ['code'],
  },
  {
    path: '/sys/fillRule',
    added: { ruleName: '编号', ruleCode: 'form_f', ruleClass: 'org.jeecg.modules.system.rule.OrderNumberRule', ruleParams: '{}' },
    changed: { ruleName: '编号们' },
  },
  {
    path: '/sys/checkRule',
    added: { ruleName: '校验', ruleCode: 'form_c', ruleDescription: '', ruleJson: '[{"digits":"*","pattern":"^1","message":"以 1 开头"}]' },
    changed: { ruleName: '校验们' },
  },
]
