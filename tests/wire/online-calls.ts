import { type CallsOf, several } from './calls-of'

const [report, form] = ['/online/cgreport', '/online/cgform']

/** Calls of the pages that show reports and forms people draw up at run time, and of those they are drawn up in. Of rights the contract names no verb for, a page reads. */
export const onlineCalls: readonly CallsOf[] = [
  {
    part: 'Online reports',
    calls: [
      ...several('GET', `${report}/api`, 'getParamsInfo/:code getColumnsAndData/:code exportManySheetXls/:code getReportDictList'),
      ...several('GET', `${report}/head`, 'list parseSql'),
      `POST ${report}/head/add`,
      `PUT ${report}/head/editAll`,
      ...several('DELETE', `${report}/head`, 'delete deleteBatch'),
      ...several('GET', report, 'item/listByHeadId param/listByHeadId'),
    ],
  },
  {
    part: 'Online forms, shown',
    calls: [
      ...several('GET', `${form}/api`, 'getColumns/:code getErpColumns/:code getErpFormItem/:code getQueryInfo/:code getData/:code'),
      ...several('GET', `${form}/api`, 'getTreeData/:code getFormItem/:code getFormItemBytbname/:table form/:code/:id'),
      ...several('POST', `${form}/api`, 'form/:code importXls/:code doButton'),
      `PUT ${form}/api/form/:code`,
      `DELETE ${form}/api/form/:code/:id`,
      ...several('GET', `${form}/api`, 'exportXls/:code exportXlsOld/:code getEnhanceJs/:code'),
      ...several('GET', `${form}/api`, 'subform/list/:table subform querySelectOptions'),
      'POST /act/process/extActProcess/startMutilProcess',
    ],
  },
  {
    part: 'Online forms, drawn up',
    calls: [
      ...several('GET', `${form}/head`, 'list queryTables/ tableInfo rootFile fileTree copyOnlineTable/:id'),
      ...several('POST', `${form}/head`, 'copyOnline transTables/:tables'),
      ...several('DELETE', `${form}/head`, 'delete deleteBatch removeRecord'),
      ...several('GET', form, 'field/listByHeadId index/listByHeadId api/checkOnlyTable'),
      ...several('POST', `${form}/api`, 'addAll doDbSynch/:id/:way codeGenerate downGenerateCode'),
      `PUT ${form}/api/editAll`,
      ...several('GET', `${form}/head`, 'enhanceJs/:code enhanceSql/:code enhanceJava/:code enhanceButton/:code'),
      ...several('POST', `${form}/head`, 'enhanceJs/:code enhanceSql/:code enhanceJava/:code'),
      ...several('PUT', `${form}/head`, 'enhanceJs/:code enhanceSql/:code enhanceJava/:code'),
      ...several('DELETE', `${form}/head`, 'enhanceSql enhanceJava deletebatchEnhanceSql deleteBatchEnhanceJava'),
      `GET ${form}/button/list/:code`,
      `POST ${form}/button/add`,
      `PUT ${form}/button/edit`,
      ...several('DELETE', `${form}/button`, 'delete deleteBatch'),
    ],
  },
  {
    part: 'Online forms, rights to them',
    calls: [
      ...['GET', 'POST', 'PUT'].flatMap((verb) => several(verb, `${form}/api`, 'authColumn/:id authButton/:id authData/:id')),
      ...several('GET', `${form}/api`, 'authPage/:id roleAuth roleColumnAuth roleButtonAuth roleDataAuth validAuthData'),
    ],
  },
]
