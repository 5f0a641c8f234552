import { catalogue } from '../../src/areas/areas'

const own = new Set(
  [...catalogue.screens.filter(({ builtIn }) => !builtIn), ...(catalogue.operatorScreens ?? [])].map(({ component }) => component),
)

/** Whether an area has a screen of this name. */
export const isOwnScreen = (component: string): boolean => own.has(component)
