import type { ComponentType } from 'react'
import { outsidePath } from '../guard'
import { type otherPaths, testPath } from './built-in'
import { OutsideSignIn } from './OutsideSignIn'
import { TestPage } from './TestPage'

/** The second dashboard there is beside home: how the server fares. */
const monitorPath = '/system/monitor'

/** Addresses outside of any menu: where another one leads, or what is shown there. */
export const otherAddresses: Readonly<Record<string, string | ComponentType>> = {
  '/oauth2-app': outsidePath,
  [outsidePath]: OutsideSignIn,
  '/test': testPath,
  '/dashboard/monitor': monitorPath,
  [testPath]: TestPage,
} satisfies Record<(typeof otherPaths)[number], string | ComponentType>
