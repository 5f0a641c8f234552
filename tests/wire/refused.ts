import { several } from './calls-of'

const [form, report] = ['/online/cgform', '/online/cgreport/head']

const calls: Readonly<Record<string, readonly string[]>> = {
  'online.script': [
    ...['POST', 'PUT'].flatMap((verb) => several(verb, `${form}/head`, 'enhanceJs/:code enhanceSql/:code enhanceJava/:code')),
    ...several('DELETE', `${form}/head`, 'enhanceSql enhanceJava deletebatchEnhanceSql deleteBatchEnhanceJava'),
  ],
  'online.button': [
    `POST ${form}/api/doButton`,
    `POST ${form}/button/add`,
    `PUT ${form}/button/edit`,
    ...several('DELETE', `${form}/button`, 'delete deleteBatch'),
  ],
  'online.process': ['POST /act/process/extActProcess/startMutilProcess'],
  'online.generate': [
    ...several('POST', `${form}/api`, 'codeGenerate downGenerateCode'),
    ...several('GET', `${form}/head`, 'rootFile fileTree'),
  ],
  'online.tables': [`POST ${form}/head/transTables/:tables`],
  'online.copy': [`POST ${form}/head/copyOnline`],
  'online.sql': [`GET ${report}/parseSql`],
  'online.report': [`POST ${report}/add`, `PUT ${report}/editAll`, ...several('DELETE', report, 'delete deleteBatch')],
}

/** Calls of the wire contract that whoever makes them is refused in words, each with the code of why. */
export const refused: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(calls).flatMap(([code, all]) => all.map((call) => [call, code])),
)
