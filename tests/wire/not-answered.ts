/** Calls of the wire contract that stay without an answer, each with why. */
export const notAnswered: Readonly<Record<string, string>> = {
  'GET /sys/getEncryptedString':
    'A key everybody is given hides nothing: the client has a helper for it and no page that calls it, and passwords go over TLS.',
  'GET /sys/common/pdf/pdfPreviewIframe':
    'Only a demonstration page no menu here names shows it, and what it is told is not part of the contract; files are seen at their own address.',
}
