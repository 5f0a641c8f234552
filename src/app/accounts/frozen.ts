/** Status of an account that cannot sign in. */
export const frozenStatus = '2'
