import '../../contract/clients/online-errors'
import { type ErrorCode, Refusal } from '../../contract/error'
import { type Route, route } from '../http/route'
import { anything } from '../http/sound-input'
import { formPath } from '../online-form/form-routes'

const [form, report] = ['/online/cgform', '/online/cgreport/head'] as const

/** What pages of the designer ask for and nothing here does, by why not: whoever asks is told so in words. */
const refusedCalls: Readonly<Record<string, readonly string[]>> = {
  'online.script': ['POST', 'PUT', 'DELETE'].flatMap((verb) =>
    verb === 'DELETE'
      ? ['enhanceSql', 'enhanceJava', 'deletebatchEnhanceSql', 'deleteBatchEnhanceJava'].map((call) => `DELETE ${form}/head/${call}`)
      : ['enhanceJs', 'enhanceSql', 'enhanceJava'].map((call) => `${verb} ${form}/head/${call}/:code`),
  ),
  'online.button': [
    `POST ${form}/button/add`,
    `PUT ${form}/button/edit`,
    `DELETE ${form}/button/delete`,
    `DELETE ${form}/button/deleteBatch`,
  ],
  'online.generate': [
    `POST ${formPath}/codeGenerate`,
    `POST ${formPath}/downGenerateCode`,
    `GET ${form}/head/rootFile`,
    `GET ${form}/head/fileTree`,
  ],
  'online.tables': [`POST ${form}/head/transTables/:tables`],
  'online.copy': [`POST ${form}/head/copyOnline`],
  'online.sql': [`GET ${report}/parseSql`],
  'online.report': [`POST ${report}/add`, `PUT ${report}/editAll`, `DELETE ${report}/delete`, `DELETE ${report}/deleteBatch`],
} satisfies { readonly [C in ErrorCode]?: readonly string[] }

const refusing = (code: string, address: string): Route =>
  route(address as `GET /${string}`, { door: 'signed-in', input: anything }, () => {
    throw new Refusal(code as ErrorCode)
  })

/** Enhancements and buttons there are: none. */
const noneOf: readonly string[] = [
  ...['enhanceSql', 'enhanceJava', 'enhanceButton'].map((call) => `GET ${form}/head/${call}/:code`),
  `GET ${form}/button/list/:code`,
]

export const refusedRoutes: readonly Route[] = [
  ...Object.entries(refusedCalls).flatMap(([code, calls]) => calls.map((address) => refusing(code, address))),
  ...noneOf.map((address) => route(address as `GET /${string}`, { door: 'signed-in', input: anything }, () => [])),
  route(`GET ${form}/head/enhanceJs/:code`, { door: 'signed-in', input: anything }, () => null),
]
