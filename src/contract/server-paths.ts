/**
 * First parts of the paths the server answers itself, as pieces of a pattern: neither the page kept on a device nor the one the server gives for
 * every other address is an answer to them.
 */
const serverPaths = [
  'act',
  'actuator',
  'api',
  'assets',
  'bigscreen',
  'business-system',
  'chain',
  'healthz',
  'joa',
  'metrics',
  'mock',
  // What stands beside these are pages menus lead to, such as `/online/cgformList/toys`.
  'online/made',
  'online/cgform/(?:api|head|field|index)',
  'online/cgreport/(?:api|head|item|param)',
  'sync',
  'sys',
  'verify',
  'vxeSocket',
  'websocket',
] as const

/** Matches the addresses below them. */
export const serverPath = new RegExp(`^/(${serverPaths.join('|')})(/|\\?|$)`)
