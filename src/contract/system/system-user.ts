/** User name under which the product acts by itself. Nobody signs in with it. */
export const systemUser = 'system'
