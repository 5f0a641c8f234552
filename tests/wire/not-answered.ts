import { wireCalls } from './calls'

/** Why a whole part of the contract stays without an answer. */
const ofPart: Readonly<Record<string, string>> = {
  'Online reports':
    'A report of theirs is SQL that somebody writes into a page and the server runs. No SQL of a caller is run here: reports are those of the product (decision 042), and its lists answer their pop-ups.',
  'Online forms, shown':
    'Their pages run source text the server sends and read tables by names the caller sends. Nouns made at run time have lists and forms of our own app (decision 044), which stand in frames in such a client (decision 098).',
  'Online forms, drawn up':
    'A noun is made at run time in our own app (decision 044). Their designer makes tables, SQL, Java and scripts that are run, which no caller has run here.',
  'Online forms, rights to them': 'Rights to a noun made at run time are given as those to any other noun.',
  Relay:
    'It has the server fetch whatever address a caller names, also such as only the server reaches. The client has a helper for it and no page that calls it.',
  Demonstrations: 'Teams such clients invent for the page of an account; nobody here belongs to any.',
}

const ofCall: Readonly<Record<string, string>> = {
  'GET /sys/getEncryptedString':
    'A key everybody is given hides nothing: the client has a helper for it and no page that calls it, and passwords go over TLS.',
  'GET /sys/common/pdf/pdfPreviewIframe':
    'Only a demonstration page no menu here names shows it, and what it is told is not part of the contract; files are seen at their own address.',
}

/** Calls of the wire contract that stay without an answer, each with why. */
export const notAnswered: Readonly<Record<string, string>> = {
  ...ofCall,
  ...Object.fromEntries(wireCalls.flatMap(({ part, calls }) => calls.flatMap((call) => (ofPart[part] ? [[call, ofPart[part]]] : [])))),
}
