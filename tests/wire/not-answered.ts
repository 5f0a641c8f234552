import { wireCalls } from './calls'

/** Why a whole part of the contract stays without an answer. */
const ofPart: Readonly<Record<string, string>> = {
  Relay:
    'It has the server fetch whatever address a caller names, also such as only the server reaches. The client has a helper for it and no page that calls it.',
  Demonstrations: 'Teams such clients invent for the page of an account; nobody here belongs to any.',
}

const rights = '/online/cgform/api'
const everyWay = (name: string, why: string): Record<string, string> =>
  Object.fromEntries(['GET', 'POST', 'PUT'].map((verb) => [`${verb} ${rights}/${name}/:id`, why]))
const inTree = 'Rights to a noun made at run time are given to roles in the tree of permissions, as those to any other noun: '

const ofCall: Readonly<Record<string, string>> = {
  'GET /sys/getEncryptedString':
    'A key everybody is given hides nothing: the client has a helper for it and no page that calls it, and passwords go over TLS.',
  'GET /sys/common/pdf/pdfPreviewIframe':
    'Only a demonstration page no menu here names shows it, and what it is told is not part of the contract; files are seen at their own address.',
  ...everyWay(
    'authColumn',
    'Columns of one form are not given one by one: what not everybody may read who sees a row is a group of fields (decision 040), and nouns made at run time have none.',
  ),
  ...everyWay('authButton', `${inTree}adding, changing and removing rows are rights, and the buttons follow from them (\`hideColumns\`).`),
  ...everyWay(
    'authData',
    'Conditions on the rows a role sees are data rules, kept on the page of permissions (`getPermRuleListByPermId` and the calls beside it).',
  ),
  [`GET ${rights}/authPage/:id`]: `${inTree}there is no page of rights for one form.`,
  [`GET ${rights}/roleAuth`]: `${inTree}\`queryRolePermission\` tells what a role holds.`,
  [`GET ${rights}/roleColumnAuth`]: 'No column is given to a role: see `authColumn`.',
  [`GET ${rights}/roleButtonAuth`]: `${inTree}\`queryRolePermission\` tells which buttons.`,
  [`GET ${rights}/roleDataAuth`]: 'A role is given data rules by `/sys/role/datarule`.',
  [`GET ${rights}/validAuthData`]:
    'It tries a piece of SQL a caller writes; a data rule here is a column, a comparison and a value, checked as it is saved.',
}

/** Calls of the wire contract that stay without an answer, each with why. */
export const notAnswered: Readonly<Record<string, string>> = {
  ...ofCall,
  ...Object.fromEntries(wireCalls.flatMap(({ part, calls }) => calls.flatMap((call) => (ofPart[part] ? [[call, ofPart[part]]] : [])))),
}
